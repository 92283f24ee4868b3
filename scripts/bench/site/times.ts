import { watchLayoutShifts } from '../../../tests/e2e/support/shifts.ts'
import { openGuest, pages } from './page.ts'
import type { Figure, Part } from './part.ts'

const mainThread: Figure = { name: 'main-thread time until idle, slow processor', unit: 'ms', ratio: 0.2 }

export const thread: Part = {
  figures: [mainThread],
  runs: 3,
  async measure(site, note) {
    for (const path of pages) {
      const { devtools, openAndRest, close } = await openGuest(site, { slowdown: 4 })
      // Processor time of the thread, so that other processes of the machine do not count.
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await openAndRest(path, 5000)
      const { metrics } = await devtools.send('Performance.getMetrics')
      note(mainThread, path, 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN))
      await close()
    }
  },
}

const largestPaint: Figure = { name: 'largest paint, phone on slow 4G', unit: 'ms', most: 1500 }

const readLargestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })

export const paint: Part = {
  figures: [largestPaint],
  runs: 3,
  async measure(site, note) {
    for (const path of pages) {
      const { page, openAndRest, close } = await openGuest(site, { width: 412, line: 'slow 4G', slowdown: 4 })
      await openAndRest(path, 1000)
      note(largestPaint, path, await page.evaluate(readLargestPaint))
      await close()
    }
  },
}

const layoutShift: Figure = { name: 'layout shift', unit: '', most: 0 }

export const shifts: Part = {
  figures: [layoutShift],
  runs: 1,
  async measure(site, note) {
    for (const width of [390, 768, 1440]) {
      for (const path of pages) {
        const { page, openAndRest, close } = await openGuest(site, { width })
        const read = await watchLayoutShifts(page)
        await openAndRest(path, 1000)
        note(layoutShift, `${path} at ${width} px`, (await read()).total)
        await close()
      }
    }
  },
}
