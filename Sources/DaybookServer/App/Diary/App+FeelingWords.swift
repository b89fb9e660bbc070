import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addFeelingWords(to router: inout Router) {
    router.get("/diary/words") { request in
      answer(request) { () throws(StoreError) in
        .html(try wordsPage(request, back: request.query.text("back")).page)
      }
    }
    router.post("/diary/words") { changeWords($0) }
  }

  private func wordsPage(
    _ request: Request, back: String?
  ) throws(StoreError) -> FeelingWordsPage {
    let visitor = visitor(request)
    var frame = try diaryFrame(
      request, visitor, title: visitor.strings.editWords)
    if request.query.text("saved") != nil {
      frame.notice = Notice(text: visitor.strings.settingsSaved)
      frame.path = Paths.feelingWords
    }
    return FeelingWordsPage(
      frame: frame, vocabulary: try book.feelings(in: visitor.labels.language),
      back: Notices.local(back, else: Paths.diarySettings))
  }

  private func changeWords(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    let language = visitor(request).labels.language
    let back = Notices.local(form.text("back"), else: Paths.diarySettings)
    let family = form.text("family").flatMap { FeelingFamily(rawValue: $0) }
    let word = form.text("word") ?? ""
    let name = form.text("name") ?? ""
    return answer(request) { () throws(StoreError) in
      do throws(FeelingChangeError) {
        switch (form.text("act"), family) {
        case ("reset", _): try reset(language)
        case ("add", let family?):
          try book.changeFeelings(in: language) { words throws(FeelingVocabulary.Problem) in
            try words.add(name, to: family)
          }
        case ("change", let family?):
          try change(word, to: name, in: family, form.text("do") ?? "save", language)
        default: return errorPage(request, .badRequest)
        }
        return .redirect(
          to: "\(Paths.feelingWords)?saved=1&back=\(PercentEncoding.encode(back))")
      } catch {
        switch error {
        case .store(let error): throw error
        case .problem(let problem):
          var page = try wordsPage(request, back: back)
          page.problem = FeelingWordsPage.Problem(
            family: family, word: form.text("word"), typed: name,
            message: visitor(request).strings.message(problem))
          return .html(page.page, status: .unprocessable)
        }
      }
    }
  }

  private func reset(_ language: Language) throws(FeelingChangeError) {
    do { try book.resetFeelings(in: language) } catch { throw .store(error) }
  }

  private func change(
    _ word: String, to name: String, in family: FeelingFamily, _ what: String,
    _ language: Language
  ) throws(FeelingChangeError) {
    try book.changeFeelings(in: language) { words throws(FeelingVocabulary.Problem) in
      let own = words.family(of: word) ?? family
      let place = words.words(of: own).firstIndex { $0.text == word } ?? 0
      switch what {
      case "up": try words.move(word, to: own, at: place - 1)
      case "down": try words.move(word, to: own, at: place + 1)
      case "hide": try words.setHidden(word, true)
      case "show": try words.setHidden(word, false)
      default:
        try words.rename(word, to: name)
        if own != family { try words.move(EventDraft.oneLine(name), to: family) }
      }
    }
  }
}
