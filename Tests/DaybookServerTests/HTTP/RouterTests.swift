import Testing

@testable import DaybookServer

@Suite("The router")
struct RouterTests {
  private var router: Router {
    var router = Router()
    router.get("/") { _ in .text("home") }
    router.get("/tasks") { _ in .text("tasks") }
    router.post("/tasks") { _ in .text("added") }
    router.get("/event/new") { _ in .text("new event") }
    router.get("/event/{id}", .number) { (_, id: Int) in .text("event \(id)") }
    router.get("/event/{name}", .text) { _, name in .text("named \(name)") }
    router.post("/event/{id}/{action}", .number, .text) { (_, id: Int, action) in
      .text("\(action) \(id)")
    }
    router.add(Request.Method(rawValue: "REPORT"), "/dav/{id}", .number) { (_, id: Int32) in
      .text("report \(id)")
    }
    return router
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let method: Request.Method
    let target: String
    let status: Response.Status
    var text: String?
    var header: (name: String, value: String)?
    var testDescription: String { "\(method.rawValue) \(target)" }
  }

  @Test(
    "finds the handler by path and method",
    arguments: [
      Case(method: .get, target: "/", status: .ok, text: "home"),
      Case(method: .head, target: "/", status: .ok, text: "home"),
      Case(method: .get, target: "/tasks?x=1", status: .ok, text: "tasks"),
      Case(method: .post, target: "/tasks", status: .ok, text: "added"),
      Case(method: .get, target: "/event/new", status: .ok, text: "new event"),
      Case(method: .get, target: "/event/12", status: .ok, text: "event 12"),
      Case(method: .get, target: "/event/012", status: .ok, text: "named 012"),
      Case(method: .get, target: "/event/-1", status: .ok, text: "named -1"),
      Case(
        method: .get, target: "/event/99999999999999999999", status: .ok,
        text: "named 99999999999999999999"),
      Case(method: .get, target: "/event/%ED%9A%8C", status: .ok, text: "named 회"),
      Case(method: .post, target: "/event/3/move", status: .ok, text: "move 3"),
      Case(method: .post, target: "/event/x/move", status: .notFound),
      Case(
        method: Request.Method(rawValue: "REPORT"), target: "/dav/7", status: .ok, text: "report 7"),
      Case(method: .get, target: "/nothing", status: .notFound),
      Case(method: .get, target: "/event", status: .notFound),
      Case(method: .get, target: "/event/1/2/3", status: .notFound),
      Case(method: .get, target: "//", status: .notFound),
      Case(method: .get, target: "//tasks", status: .notFound),
      Case(method: .get, target: "/Tasks", status: .notFound),
      Case(
        method: .delete, target: "/tasks", status: .methodNotAllowed,
        header: ("Allow", "GET, POST, HEAD, OPTIONS")),
      Case(
        method: .get, target: "/dav/7", status: .methodNotAllowed,
        header: ("Allow", "REPORT, OPTIONS")),
      Case(
        method: .options, target: "/event/new", status: .noContent,
        header: ("Allow", "GET, HEAD, OPTIONS")),
      Case(method: .options, target: "/nothing", status: .notFound),
      Case(
        method: .get, target: "/tasks/?a=b%26", status: .movedPermanently,
        header: ("Location", "/tasks?a=b%26")),
      Case(
        method: .get, target: "/event/%ED%9A%8C%20/", status: .movedPermanently,
        header: ("Location", "/event/%ED%9A%8C%20")),
      Case(method: .post, target: "/tasks/", status: .notFound),
      Case(method: .get, target: "/nothing/", status: .notFound),
    ])
  func route(_ example: Case) throws {
    let response = router.respond(to: try Request(example.method, example.target))
    #expect(response.status == example.status)
    if let text = example.text { #expect(String(decoding: response.body, as: UTF8.self) == text) }
    if let header = example.header { #expect(response.headers[header.name] == header.value) }
  }

  @Test("lets the app word its refusals, but not change their status")
  func hooks() throws {
    var router = router
    router.notFound = { _ in .html("<p>none", status: .notFound) }
    router.methodNotAllowed = { _ in .html("<p>no", status: .ok) }
    #expect(router.respond(to: try Request(.get, "/x")).body == Array("<p>none".utf8))
    let refused = router.respond(to: try Request(.put, "/tasks"))
    #expect(refused.body == Array("<p>no".utf8))
    #expect(refused.status == .methodNotAllowed)
  }
}
