import Daybook
