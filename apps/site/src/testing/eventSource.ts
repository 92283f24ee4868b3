/** A connection to server-sent events that a test controls; it has no events by default. */
export class TestEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  /** All opened connections, the newest last. */
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

  /** Ignored after the page has closed the connection. */
  say(type: string, data: unknown): void {
    if (this.readyState === TestEventSource.CLOSED) return
    this.dispatchEvent(Object.assign(new Event(type), { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }

  /** The browser reconnects by itself. */
  cut(): void {
    this.readyState = TestEventSource.CONNECTING
    this.dispatchEvent(new Event('error'))
  }

  /** A status other than 200: the browser does not reconnect. */
  refuse(): void {
    this.readyState = TestEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}
