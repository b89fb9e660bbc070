// What libical answers for the series of a file: one line per VEVENT, its UID and then the instants of
// its occurrences in seconds since the epoch, or a word when there is no answer.
//
//     libical_series FILE FROM TO    (both in seconds since the epoch, TO not included)
//
// The start belongs to every series and uses up one of COUNT, also where the rule does not name it; that
// is added here because libical's iterator leaves it out. Dates and floating times count as UTC.
//
// Every series has a process of its own, which ends after a second: some rules send libical round in
// circles.

#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static char *contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *text = malloc((size_t)size + 1);
  size = (long)fread(text, 1, (size_t)size, file);
  text[size] = 0;
  fclose(file);
  return text;
}

static void print(struct icaltimetype time, long long from, long long to) {
  const icaltimezone *zone = time.zone ? time.zone : icaltimezone_get_utc_timezone();
  time.is_date = 0;
  long long seconds = icaltime_as_timet_with_zone(time, zone);
  if (seconds >= from && seconds < to) printf(" %lld", seconds);
}

static void answer(icalcomponent *event, long long from, long long to) {
  icalproperty *property = icalcomponent_get_first_property(event, ICAL_DTSTART_PROPERTY);
  struct icaltimetype start = icalproperty_get_datetime_with_component(property, event);
  property = icalcomponent_get_first_property(event, ICAL_RRULE_PROPERTY);
  if (!property) {
    printf(" refused");
    return;
  }
  struct icalrecurrencetype rule = icalproperty_get_rrule(property);
  icalrecur_iterator *iterator = icalrecur_iterator_new(rule, start);
  if (!iterator) {
    printf(" refused");
    return;
  }
  struct icaltimetype time = icalrecur_iterator_next(iterator);
  int named = icaltime_compare(time, start) == 0;
  int left = rule.count - !named;
  int has_count = rule.count > 0;
  if (!named && !icalproperty_recurrence_is_excluded(event, &start, &start)) print(start, from, to);
  struct icaltimetype end = icaltime_from_timet_with_zone(to + 200000, 0, icaltimezone_get_utc_timezone());
  while (!icaltime_is_null_time(time) && icaltime_compare(time, end) <= 0) {
    if (has_count && left-- <= 0) break;
    if (!icalproperty_recurrence_is_excluded(event, &start, &time)) print(time, from, to);
    time = icalrecur_iterator_next(iterator);
  }
  icalrecur_iterator_free(iterator);
  for (property = icalcomponent_get_first_property(event, ICAL_RDATE_PROPERTY); property;
       property = icalcomponent_get_next_property(event, ICAL_RDATE_PROPERTY)) {
    struct icaltimetype extra = icalproperty_get_rdate(property).time;
    icalparameter *tzid = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER);
    if (tzid) {
      extra = icaltime_set_timezone(
          &extra, icaltimezone_get_builtin_timezone(icalparameter_get_tzid(tzid)));
    }
    // The question about an excluded date walks through the properties of the event, too.
    icalcomponent *copy = icalcomponent_new_clone(event);
    if (!icalproperty_recurrence_is_excluded(copy, &start, &extra)) print(extra, from, to);
    icalcomponent_free(copy);
  }
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  icaltimezone_set_tzid_prefix("");
  char *text = contents(arguments[1]);
  icalcomponent *calendar = text ? icalparser_parse_string(text) : NULL;
  if (!calendar) return 1;
  long long from = atoll(arguments[2]), to = atoll(arguments[3]);
  // What a process learns about a zone the ones after it would have to learn again.
  struct icaltimetype late = icaltime_from_string("20400101T000000");
  for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT); event;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
    struct icaltimetype start = icalcomponent_get_dtstart(event);
    if (start.zone) (void)icaltime_as_timet_with_zone(late, start.zone);
  }
  for (icalcomponent *event = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT); event;
       event = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT)) {
    printf("%s", icalcomponent_get_uid(event));
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      struct itimerval share = {{0, 0}, {0, 200000}};
      setitimer(ITIMER_VIRTUAL, &share, NULL);
      answer(event, from, to);
      fflush(stdout);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    printf("%s\n", WIFEXITED(status) ? "" : WTERMSIG(status) == SIGVTALRM ? " endless" : " crashed");
  }
  return 0;
}
