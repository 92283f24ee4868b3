import type { Page } from 'playwright'

export interface Shifts {
  /** As CLS counts them, without its windows of time. */
  total: number
  moved: string[]
}

/** Watches everything that moves in a page without being asked to. @returns what reads it */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] }
    Object.assign(window, { shifts })
    const tell = (source: object) => {
      const node: unknown = Reflect.get(source, 'node')
      const name = node instanceof Element ? `${node.nodeName} ${node.textContent?.slice(0, 40)}` : 'a text'
      const [from, to] = ['previousRect', 'currentRect'].map((key) => JSON.stringify(Reflect.get(source, key)))
      return `${name} from ${from} to ${to}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
        shifts.total += Number(entry.value)
        shifts.moved.push(`${entry.value}: ${entry.sources.map(tell).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** On a busy machine faces come after the first frame, and take their place then: here all text keeps the first. */
export async function withoutWebFonts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.woff2$/, (route) => route.abort())
}
