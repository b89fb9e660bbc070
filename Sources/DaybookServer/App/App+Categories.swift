import CalendarCore
import CalendarHTML
import Daybook

extension App {
  func addCategories(to router: inout Router) {
    router.get("/challenges/categories") { showCategories($0) }
    router.post("/challenges/categories") { addCategory($0) }
    router.post("/challenges/categories/visibility") { setCategoryVisibility($0) }
    router.post("/challenges/categories/order") { moveCategory($0) }
    router.get("/challenges/category") { showCategory($0) }
    router.post("/challenges/category") { changeCategory($0) }
    router.post("/challenges/day-start") { saveDayStart($0) }
  }

  // MARK: Pages

  private func showCategories(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      .html(try categoriesPage(request, new: nil).page)
    }
  }

  /// The categories as they are.
  ///
  /// - Parameter new: the fields of a new one as typed; nil for empty ones.
  private func categoriesPage(
    _ request: Request, new: CalendarFields?
  ) throws(StoreError) -> CategoriesPage {
    let visitor = visitor(request)
    var frame = try frame(
      request, visitor, title: visitor.strings.categoriesTitle, section: .challenges)
    frame.path = Paths.categories
    if request.query.text("saved") != nil {
      frame.notice = Notice(text: visitor.strings.settingsSaved)
    }
    let categories = try book.categories().all
    let hue = Hue.leastUsed(among: categories.map(\.hue))
    return CategoriesPage(
      frame: frame, categories: categories,
      new: CategoryFields(fields: new ?? CalendarFields(hue: hue.name)),
      dayStart: try book.dayStart())
  }

  private func showCategory(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      guard let page = try categoryPage(request, request.query.text("key")) else {
        return errorPage(request, .notFound)
      }
      return .html(page.page)
    }
  }

  private func categoryPage(
    _ request: Request, _ key: String?
  ) throws(StoreError) -> CategoryPage? {
    guard let key, let category = try book.categories()[key] else { return nil }
    let visitor = visitor(request)
    var frame = try frame(
      request, visitor, title: visitor.strings.editCategory, section: .challenges)
    frame.path = Paths.category(key)
    let draft = CategoryDraft(category)
    let usual = ChallengeCategories.standard[key].map { visitor.strings.name(of: $0) }
    return CategoryPage(
      frame: frame, category: category,
      fields: CategoryFields(
        fields: CalendarFields(name: draft.name, hue: draft.hue), usualName: usual))
  }

  // MARK: Changes

  private func addCategory(_ request: Request) -> Response {
    guard let form = try? request.form() else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      let draft = CategoryDraft(form)
      do throws(CategoryChangeError) {
        _ = try book.addCategory(draft)
        return .redirect(to: Paths.categories)
      } catch {
        guard let fields = try fields(draft, refusedWith: error, visitor(request)) else {
          return errorPage(request, .notFound)
        }
        return .html(try categoriesPage(request, new: fields).page, status: .unprocessable)
      }
    }
  }

  private func changeCategory(_ request: Request) -> Response {
    guard let form = try? request.form(), let key = form.text("key") else {
      return errorPage(request, .badRequest)
    }
    return answer(request) { () throws(StoreError) in
      let draft = CategoryDraft(form)
      do throws(CategoryChangeError) {
        try book.changeCategory(key, to: draft)
        return .redirect(to: Paths.categories)
      } catch {
        guard let fields = try fields(draft, refusedWith: error, visitor(request)),
          var page = try categoryPage(request, key)
        else { return errorPage(request, .notFound) }
        page.fields.fields = fields
        return .html(page.page, status: .unprocessable)
      }
    }
  }

  /// What was typed with what is wrong with it; nil when the category is gone.
  private func fields(
    _ draft: CategoryDraft, refusedWith error: CategoryChangeError, _ visitor: Visitor
  ) throws(StoreError) -> CalendarFields? {
    switch error {
    case .store(let error): throw error
    case .missing: return nil
    case .problems(let problems):
      let strings = visitor.strings
      return CalendarFields(
        name: draft.name, hue: draft.hue,
        nameError: problems.name.map { strings.message($0, category: draft.name) },
        hueError: problems.isHueUnknown
          ? strings.message(.unknownHue(draft.hue), labels: visitor.labels) : nil)
    }
  }

  private func setCategoryVisibility(_ request: Request) -> Response {
    guard let form = try? request.form(), let key = form.text("show") ?? form.text("hide") else {
      return errorPage(request, .badRequest)
    }
    return change(request, then: Notices.local(form.text("return"), else: Paths.categories)) {
      () throws(CategoryChangeError) in
      try book.setCategory(key, isHidden: form.text("show") == nil)
    }
  }

  private func moveCategory(_ request: Request) -> Response {
    guard let form = try? request.form(), let key = form.text("key"),
      let places = form.text("by").flatMap({ Int($0) })
    else { return errorPage(request, .badRequest) }
    return change(request, then: Paths.categories) { () throws(CategoryChangeError) in
      try book.moveCategory(key, by: places)
    }
  }

  private func change(
    _ request: Request, then path: String, _ body: () throws(CategoryChangeError) -> Void
  ) -> Response {
    answer(request) { () throws(StoreError) in
      do throws(CategoryChangeError) { try body() } catch {
        if case .store(let error) = error { throw error }
        return errorPage(request, .notFound)
      }
      return .redirect(to: path)
    }
  }

  private func saveDayStart(_ request: Request) -> Response {
    guard let form = try? request.form(),
      let start = form.text("hour").flatMap({ Int($0) }).flatMap({ DayStart(hour: $0) })
    else { return errorPage(request, .badRequest) }
    return answer(request) { () throws(StoreError) in
      try book.setDayStart(start)
      return .redirect(to: "\(Paths.categories)?saved=1")
    }
  }
}

extension CategoryDraft {
  fileprivate init(_ form: Form) {
    self.init(name: form.text("name") ?? "", hue: form.text("hue") ?? "")
  }
}
