#if canImport(SwiftUI)
  import CalendarCore
  import SwiftUI

  /// A heading with arrows, and a page that follows a finger to the next or the previous month.
  struct PagedMonths<Content: View>: View {
    let model: MonthModel
    let send: (MonthChange) -> Void
    /// The page of a model.
    @ViewBuilder let content: (MonthModel) -> Content

    private var settings = CalendarSettings()
    @State private var drag: CGFloat = 0
    @State private var width: CGFloat = 0
    private let swipe = PageSwipe()

    init(
      model: MonthModel, send: @escaping (MonthChange) -> Void,
      @ViewBuilder content: @escaping (MonthModel) -> Content
    ) {
      self.model = model
      self.send = send
      self.content = content
    }

    var body: some View {
      VStack(spacing: 0) {
        MonthHeader(model: model, send: send)
        content(model)
          .overlay(alignment: .top) { neighbour }
          .offset(x: drag)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
          .clipped()
          .gesture(swiping)
      }
      .onChange(of: model.month) { announce() }
    }

    /// The page that is drawn in; only while something is drawn.
    @ViewBuilder private var neighbour: some View {
      let step = swipe.step(towards: Double(drag), direction: model.direction)
      if step != 0, model.canTurn(by: step) {
        content(turned(by: step))
          .offset(x: drag > 0 ? -width : width)
          .accessibilityHidden(true)
      }
    }

    private func turned(by step: Int) -> MonthModel {
      var neighbour = model
      neighbour.turn(by: step)
      return neighbour
    }

    private var swiping: some Gesture {
      DragGesture(minimumDistance: 16)
        .onChanged { value in
          guard value.translation.width.magnitude > value.translation.height.magnitude else {
            return
          }
          let step = swipe.step(
            towards: Double(value.translation.width), direction: model.direction)
          drag = CGFloat(
            swipe.offset(
              of: Double(value.translation.width), canTurn: model.canTurn(by: step)))
        }
        .onEnded { value in
          let step = swipe.turn(
            translation: Double(drag), velocity: Double(value.velocity.width),
            width: Double(width), direction: model.direction)
          settle(turningBy: model.canTurn(by: step) ? step : 0)
        }
    }

    /// Lets the page go back, or the neighbour come in whole and take its place.
    private func settle(turningBy step: Int) {
      let isToTheRight = drag > 0
      withAnimation(settings.settling) {
        drag = step == 0 ? 0 : isToTheRight ? width : -width
      } completion: {
        guard step != 0 else { return }
        drag = 0
        send { model in
          model.turn(by: step)
          return nil
        }
      }
    }

    private func announce() {
      Announcer.say(model.labels.spoken.month(model.month, selection: model.selection))
    }
  }

  /// The heading of a month, with the choice of months behind it and an arrow on either side.
  struct MonthHeader: View {
    let model: MonthModel
    let send: (MonthChange) -> Void

    @State private var isChoosing = false
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      HStack(spacing: 8) {
        Button {
          isChoosing = true
        } label: {
          HStack(spacing: 4) {
            Text(verbatim: model.labels.spoken.monthHeading(model.month)).font(
              .title2.weight(.semibold))
            Image(systemName: "chevron.down").font(.caption)
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(.isHeader)
        .accessibilityHint(model.labels.controls.chooseMonth)
        .popover(isPresented: $isChoosing) {
          MonthPicker(model: MonthPickerModel(of: model)) { month in
            isChoosing = false
            send { model in
              model.show(month)
              return nil
            }
          }
        }
        Spacer(minLength: 0)
        if model.canShowToday, let today = model.today {
          Button(model.labels.controls.today) {
            send { model in
              model.show(today)
              return nil
            }
          }
        }
        arrow("chevron.backward", model.labels.controls.previousMonth, by: -1)
        arrow("chevron.forward", model.labels.controls.nextMonth, by: 1)
      }
      .foregroundStyle(Color(ThemeToken.ink, scheme))
      .padding(.horizontal, 8)
      .frame(minHeight: 44)
    }

    private func arrow(_ image: String, _ label: String, by step: Int) -> some View {
      Button {
        send { model in
          model.turn(by: step)
          return nil
        }
      } label: {
        Image(systemName: image).frame(minWidth: 44, minHeight: 44)
      }
      .buttonStyle(.plain)
      .disabled(!model.canTurn(by: step))
      .accessibilityLabel(label)
    }
  }
#endif
