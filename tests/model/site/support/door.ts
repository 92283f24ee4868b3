import { expect, type Page, type Request, type Route } from '@playwright/test'

export interface Threshold {
  method: 'GET' | 'POST'
  /** Of the path, e.g. `/api/packs`. */
  path: RegExp
}

/** A call as it came, and whether whoever made it was left without an answer. */
interface Try {
  readonly request: Request
  readonly key: string | undefined
  readonly body: string | null
  unanswered: boolean
}

/**
 * A door in the network before one kind of call: a slow line, not a mock. While it is closed, calls wait before it until
 * somebody says what becomes of them; what comes back is the real server's answer, or nothing.
 */
export class Door {
  readonly #page: Page
  #closed = false
  #waiting: Route[] = []
  #passed = 0
  readonly #tries: Try[] = []

  private constructor(page: Page) {
    this.#page = page
  }

  static async before(page: Page, { method, path }: Threshold): Promise<Door> {
    const door = new Door(page)
    await page.route(
      (url) => path.test(url.pathname),
      (route) => (route.request().method() === method ? door.#knock(route) : route.fallback()),
    )
    // Whoever gives up no longer stands before the door.
    page.on('requestfailed', (request) => door.#forget(request))
    return door
  }

  #knock(route: Route): Promise<void> | undefined {
    const request = route.request()
    const key = request.headers()['idempotency-key']
    this.#tries.push({ request, key, body: request.postData(), unanswered: false })
    if (!this.#closed) {
      this.#passed += 1
      return route.continue()
    }
    this.#waiting.push(route)
    return undefined
  }

  #forget(request: Request): void {
    this.#waiting = this.#waiting.filter((route) => route.request() !== request)
  }

  /** Calls that have come and were not let through. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Calls that the server has heard. */
  get passed(): number {
    return this.#passed
  }

  close(): void {
    this.#closed = true
  }

  /** From now on everybody goes through, those who wait first. */
  async open(): Promise<void> {
    this.#closed = false
    this.#passed += this.#waiting.length
    await Promise.all(this.#waiting.splice(0).map((route) => route.continue()))
  }

  async #next(): Promise<Route> {
    await expect.poll(() => this.#waiting.length, 'a call has come').toBeGreaterThan(0)
    const route = this.#waiting.shift()
    if (route === undefined) throw new Error('the call was given up')
    return route
  }

  #leaveUnanswered(route: Route): void {
    for (const one of this.#tries) if (one.request === route.request()) one.unanswered = true
  }

  /**
   * Who tries again because no answer came does not know whether the server has acted, and says by the same key that it
   * is the same try. The server would forgive another key in some places; it must not have to.
   */
  expectOneKeyWhileUnanswered(): void {
    this.#tries.forEach((next, place) => {
      const before = this.#tries[place - 1]
      if (!before?.unanswered || before.body !== next.body) return
      expect(before.key, 'the key of a try that had no answer').toMatch(/\S{8,}/)
      expect(next.key, 'the key of the same try, made again').toBe(before.key)
    })
  }

  /** The oldest call goes to the server, and its answer comes back. */
  async letThrough(): Promise<void> {
    const route = await this.#next()
    this.#passed += 1
    const answered = this.#page.waitForEvent('requestfinished', (request) => request === route.request())
    await route.continue()
    await answered
  }

  /** The oldest call reaches the server, which does what it was asked; the answer is lost on the way back. */
  async loseAnswer(): Promise<void> {
    const route = await this.#next()
    this.#passed += 1
    this.#leaveUnanswered(route)
    await route.fetch()
    await route.abort('connectionreset')
  }

  /** The oldest call never reaches the server. */
  async cut(): Promise<void> {
    const route = await this.#next()
    this.#leaveUnanswered(route)
    await route.abort('connectionfailed')
  }
}
