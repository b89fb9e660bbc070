#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// The choice of a year and a month.
  struct MonthPicker: View {
    @State var model: MonthPickerModel
    let labels: ControlPhrases
    let choose: (CalendarMonth) -> Void

    @Environment(\.colorScheme) private var scheme
    @ScaledMetric private var leastWidth: CGFloat = 64

    init(model: MonthPickerModel, choose: @escaping (CalendarMonth) -> Void) {
      _model = State(initialValue: model)
      labels = model.controls
      self.choose = choose
    }

    var body: some View {
      VStack(spacing: 12) {
        HStack {
          arrow("chevron.backward", labels.previousYear, by: -1)
          Text(verbatim: model.heading).font(.headline).frame(maxWidth: .infinity)
            .accessibilityAddTraits(.isHeader)
          arrow("chevron.forward", labels.nextYear, by: 1)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: leastWidth), spacing: 8)], spacing: 8) {
          ForEach(model.months, id: \.month) { choice in month(choice) }
        }
      }
      .padding(16)
      .frame(minWidth: 260)
    }

    private func month(_ choice: MonthPickerModel.Choice) -> some View {
      Button {
        choose(choice.month)
      } label: {
        Text(verbatim: choice.name)
          .fontWeight(choice.isCurrent ? .semibold : .regular)
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(
            choice.isCurrent ? Color(Hue.pink.colors.background, scheme) : .clear,
            in: RoundedRectangle(cornerRadius: 8))
      }
      .buttonStyle(.plain)
      .disabled(!choice.isEnabled)
      .accessibilityLabel(choice.label)
      .accessibilityAddTraits(choice.isCurrent ? .isSelected : [])
    }

    private func arrow(_ image: String, _ label: String, by years: Int) -> some View {
      Button {
        model.step(by: years)
      } label: {
        Image(systemName: image).frame(minWidth: 44, minHeight: 44)
      }
      .buttonStyle(.plain)
      .disabled(!model.canStep(by: years))
      .accessibilityLabel(label)
    }
  }
#endif
