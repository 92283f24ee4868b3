import { expect, type Page, type Request, type Route } from '@playwright/test'

interface GatedCall {
  method: 'GET' | 'POST'
  path: RegExp
}

/** A request as it came, and whether it was left without an answer. */
interface Attempt {
  readonly request: Request
  readonly key: string | undefined
  readonly body: string | null
  unanswered: boolean
}

/**
 * Holds requests of one kind on their way to the real server: no mock. While it is closed, they wait until the test lets
 * them through, loses their answer or aborts them.
 */
export class NetworkGate {
  readonly #page: Page
  #closed = false
  #waiting: Route[] = []
  #passed = 0
  readonly #attempts: Attempt[] = []

  private constructor(page: Page) {
    this.#page = page
  }

  static async before(page: Page, { method, path }: GatedCall): Promise<NetworkGate> {
    const gate = new NetworkGate(page)
    await page.route(
      (url) => path.test(url.pathname),
      (route) => (route.request().method() === method ? gate.#receive(route) : route.fallback()),
    )
    page.on('requestfailed', (request) => gate.#remove(request))
    return gate
  }

  #receive(route: Route): Promise<void> | undefined {
    const request = route.request()
    const key = request.headers()['idempotency-key']
    this.#attempts.push({ request, key, body: request.postData(), unanswered: false })
    if (!this.#closed) {
      this.#passed += 1
      return route.continue()
    }
    this.#waiting.push(route)
    return undefined
  }

  #remove(request: Request): void {
    this.#waiting = this.#waiting.filter((route) => route.request() !== request)
  }

  /** Requests that came and were not let through. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Requests that reached the server. */
  get passed(): number {
    return this.#passed
  }

  close(): void {
    this.#closed = true
  }

  /** From now on every request goes through, those that wait first. */
  async open(): Promise<void> {
    this.#closed = false
    this.#passed += this.#waiting.length
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue()))
  }

  /** A request has come, and waits. */
  arrived(): Promise<void> {
    return expect.poll(() => this.#waiting.length, 'a call has come').toBeGreaterThan(0)
  }

  async #next(): Promise<Route> {
    await this.arrived()
    const route = this.#waiting.shift()
    if (route === undefined) throw new Error('the call was given up')
    return route
  }

  #markUnanswered(route: Route): void {
    for (const one of this.#attempts) if (one.request === route.request()) one.unanswered = true
  }

  /**
   * A retry after no answer must carry the same idempotency key, because the server may have acted. In some places the
   * server tolerates another key; the client must not rely on that.
   */
  expectOneKeyWhileUnanswered(): void {
    this.#attempts.forEach((next, place) => {
      const before = this.#attempts[place - 1]
      if (!before?.unanswered || before.body !== next.body) return
      expect(before.key, 'the key of an attempt that had no answer').toMatch(/\S{8,}/)
      expect(next.key, 'the key of the retry').toBe(before.key)
    })
  }

  /** The oldest request goes to the server, and its answer comes back. */
  async letThrough(): Promise<void> {
    const route = await this.#next()
    this.#passed += 1
    const answered = this.#page.waitForEvent('requestfinished', (request) => request === route.request())
    await route.continue()
    await answered
  }

  /** The oldest request reaches the server, which acts; the answer is lost on the way back. */
  async loseAnswer(): Promise<void> {
    const route = await this.#next()
    this.#passed += 1
    this.#markUnanswered(route)
    await route.fetch()
    await route.abort('connectionreset')
  }

  /** The oldest request never reaches the server. */
  async cut(): Promise<void> {
    const route = await this.#next()
    this.#markUnanswered(route)
    await route.abort('connectionfailed')
  }
}
