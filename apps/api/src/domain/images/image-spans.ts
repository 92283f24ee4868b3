import { SpanKind } from '@opentelemetry/api'
import { jobEnded } from '../../platform/telemetry/metrics.ts'
import { contextOf, inOwnSpan } from '../../platform/telemetry/spans.ts'
import type { Image, ImageRequest } from './rows.ts'

/** The outcome of one try; `stopped` by a cancellation or by the end of the process. */
export type JobOutcome = 'delivered' | 'failed' | 'stopped'

/** A try continues the trace of its request, in any process. */
export async function observeJob(image: Image, request: ImageRequest, work: () => Promise<JobOutcome>): Promise<void> {
  const from = performance.now()
  const attributes = {
    'mintage.service': request.service,
    'mintage.request_id': request.id,
    'mintage.image.index': image.index,
    'mintage.image.try': image.tries,
    'user.id': request.user_id,
  }
  const parent = contextOf(request.trace_parent)
  let outcome: JobOutcome | 'unsettled' = 'unsettled'
  try {
    await inOwnSpan('image.job', { attributes, kind: SpanKind.CONSUMER, parent }, async (span) => {
      outcome = await work()
      span.setAttribute('mintage.outcome', outcome)
    })
  } finally {
    jobEnded((performance.now() - from) / 1000, request.service, outcome)
  }
}
