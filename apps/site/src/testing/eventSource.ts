/** A connection to the server's events that is in the hands of a test. Without one, nothing is ever heard on it. */
export class TestEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  /** All that were opened, the newest last. */
  static opened: TestEventSource[] = []

  readonly url: string
  readyState: number = TestEventSource.CONNECTING

  constructor(url: string) {
    super()
    this.url = url
    TestEventSource.opened.push(this)
  }

  close(): void {
    this.readyState = TestEventSource.CLOSED
  }

  accept(): void {
    this.readyState = TestEventSource.OPEN
    this.dispatchEvent(new Event('open'))
  }

  /** What comes after a page has closed it is not heard. */
  say(type: string, data: unknown): void {
    if (this.readyState === TestEventSource.CLOSED) return
    this.dispatchEvent(Object.assign(new Event(type), { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }

  /** The browser comes back by itself. */
  cut(): void {
    this.readyState = TestEventSource.CONNECTING
    this.dispatchEvent(new Event('error'))
  }

  /** Any status but 200: the browser gives up. */
  refuse(): void {
    this.readyState = TestEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}
