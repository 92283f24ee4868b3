import { setImmediate as nextTurn } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import { createLane } from '../../platform/jobs/lane.ts'
import { SECOND } from '../../platform/support/clock.ts'
import { every } from '../../platform/support/schedule.ts'
import { mailTried } from '../../platform/telemetry/metrics.ts'
import { detached, errorType, inOwnSpan } from '../../platform/telemetry/spans.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { MailQueue } from '../../ports/mail-queue.ts'
import { MailFailure } from '../../ports/mailer.ts'
import { composeMail } from './compose.ts'
import { endTry, isMailDue, type MailRow, takeNext } from './rows.ts'

/** Parallel connections to the mail server per process. */
const AT_ONCE = 4
/** Finds mails that missed their notification, and retries. */
const POLL_INTERVAL = SECOND

/** The mail rows are the queue. Nothing is sent before `resume` is called. */
export function createMailQueue(dependencies: () => Dependencies): MailQueue {
  let isOpen = false
  let stopPolling = () => Promise.resolve()

  const lane = createLane(
    () => AT_ONCE,
    async () => {
      // Yields first, so that response time does not reveal whether the address exists. The time of a next request may
      // reveal it if this process sends the mails too.
      await nextTurn()
      if (!isOpen) return null
      const { db, clock } = dependencies()
      const row = await takeNext(db, clock)
      return row && (() => detached(() => observed(row)))
    },
    (error) =>
      dependencies().log.error({ err: error }, 'a mail could not be taken up, or what became of it not written'),
  )

  /** The log contains neither addresses nor the mail server's text. */
  async function fail(row: MailRow, error: unknown): Promise<'failed' | 'postponed'> {
    const { db, clock, log } = dependencies()
    const reason = (error instanceof MailFailure ? error.message : errorType(error)).slice(0, 40)
    const isRefused = error instanceof MailFailure && error.isPermanent
    const isLast = isRefused || row.next_try_at >= row.expires_at
    const details = { mailId: row.id, kind: row.kind, tries: row.tries, reason }
    // A non-existent recipient is not a server error.
    if (isRefused) log.warn(details, 'a mail was refused for good')
    else if (isLast) log.error(details, 'a mail could not be sent while it was of use')
    else log.warn(details, 'a mail could not be sent, and is tried again')
    await endTry(db, clock, row, { state: isLast ? 'failed' : 'waiting', error: reason })
    return isLast ? 'failed' : 'postponed'
  }

  async function send(row: MailRow): Promise<'sent' | 'cancelled' | 'failed' | 'postponed'> {
    const { db, clock, mailer } = dependencies()
    const composed = await composeMail(dependencies(), row)
    if (typeof composed === 'string') {
      await endTry(db, clock, row, { state: 'cancelled', error: composed })
      return 'cancelled'
    }
    try {
      await mailer.send(composed)
    } catch (error) {
      return fail(row, error)
    }
    await endTry(db, clock, row, { state: 'sent', error: null })
    return 'sent'
  }

  function observed(row: MailRow): Promise<void> {
    const attributes = { 'mintage.mail.kind': row.kind, 'mintage.mail.id': row.id, 'mintage.mail.try': row.tries }
    return inOwnSpan('mail.send', { attributes, kind: SpanKind.CONSUMER }, async (span) => {
      const outcome = await send(row)
      span.setAttribute('mintage.outcome', outcome)
      mailTried(row.kind, outcome)
    })
  }

  return {
    wake: lane.wake,
    idle: lane.idle,

    async resume() {
      const { db, clock, log } = dependencies()
      isOpen = true
      lane.wake()
      stopPolling = every(POLL_INTERVAL, 'mails', log, async () => {
        if (await isMailDue(db, clock)) lane.wake()
      })
    },

    async close() {
      isOpen = false
      await stopPolling()
      await lane.idle()
    },
  }
}
