import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { metrics } from '@opentelemetry/api'

const NANOSECONDS = 1e9

/** Follows the semantic conventions of the Node runtime; delays are since the last export. */
export function observeProcess(): void {
  const meter = metrics.getMeter('mintage')
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const gauge = (name: string, description: string, unit: string) =>
    meter.createObservableGauge(name, { description, unit })
  const p50 = gauge('nodejs.eventloop.delay.p50', 'Event loop delay, 50th percentile.', 's')
  const p99 = gauge('nodejs.eventloop.delay.p99', 'Event loop delay, 99th percentile.', 's')
  const max = gauge('nodejs.eventloop.delay.max', 'Event loop delay, maximum.', 's')
  const busy = gauge('nodejs.eventloop.utilization', 'Share of time in which the event loop was busy.', '1')
  const memory = gauge('process.memory.usage', 'Resident memory of the process.', 'By')
  let before = performance.eventLoopUtilization()
  meter.addBatchObservableCallback(
    (result) => {
      result.observe(p50, delay.percentile(50) / NANOSECONDS)
      result.observe(p99, delay.percentile(99) / NANOSECONDS)
      result.observe(max, delay.max / NANOSECONDS)
      delay.reset()
      const now = performance.eventLoopUtilization()
      result.observe(busy, performance.eventLoopUtilization(now, before).utilization)
      before = now
      result.observe(memory, process.memoryUsage.rss())
    },
    [p50, p99, max, busy, memory],
  )
}
