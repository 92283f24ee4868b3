import { optOut, unwrapPayload } from '@mintage/api-client'
import { COMMENT_MAX, tokenReturnMachine } from '@mintage/machines/token-return'
import { toTenths } from '@mintage/ui/format'
import type { TokenReturn, TokenReturnProgress } from '@mintage/ui/screens/GenerateImage'
import { useMessages } from '@mintage/ui/texts'
import { tokenReturnTexts } from '@mintage/ui/texts/tokenReturn'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import type { ImageJob, ImageJobs } from './imageJobs.ts'

type Snapshot = SnapshotFrom<typeof tokenReturnMachine>

function statusOf(snapshot: Snapshot): TokenReturnProgress['status'] {
  if (snapshot.matches('noneLeft')) return 'noneLeft'
  if (snapshot.matches('returningToken')) return 'returning'
  return snapshot.matches('tokenReturned') ? 'returned' : 'asking'
}

const leftOf = (job: ImageJob) => job.request?.token_returns_left ?? 0

/** Returns the token of an image that is not good (D76). */
export function useTokenReturn(jobs: ImageJobs): TokenReturn {
  const { client, session } = useDependencies()
  const say = useMessages(tokenReturnTexts)
  const machine = useMemo(
    () =>
      tokenReturnMachine.provide({
        actors: {
          returnToken: fromPromise(async ({ input: { requestId, comment, ...picture } }) => {
            const params = { path: { id: requestId } }
            const body = { ...picture, ...(comment === '' ? {} : { comment }) }
            const request = await orFailure(
              unwrapPayload(client.POST('/images/requests/{id}/return-token', { params, body, ...optOut('toasts') })),
            )
            jobs.accept(request)
            session.send({ type: 'balance.reported', balance: toTenths(request.balance) })
          }),
        },
      }),
    [client, session, jobs],
  )
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  /** The job that the dialog is about. */
  const [key, setKey] = useState<string | null>(null)
  const job = jobs.read().find((candidate) => candidate.key === key)

  const progress = useMemo((): TokenReturnProgress | null => {
    if (!snapshot.hasTag('dialogOpen') || !job?.request) return null
    const { fieldErrors, serverErrors, problem } = snapshot.context
    const own = Object.entries(fieldErrors).map(([field, text]) => [field, say({ key: text })])
    return {
      id: job.key,
      status: statusOf(snapshot),
      amount: toTenths(job.request.cost) / job.request.images.length,
      left: leftOf(job),
      errors: { ...serverErrors, ...Object.fromEntries(own) },
      problem: problem && say(problem),
    }
  }, [snapshot, job, say])

  return {
    progress,
    maxCharacters: COMMENT_MAX,
    onOpen: (wanted) => {
      const found = jobs.read().find((candidate) => candidate.key === wanted)
      if (!found?.request) return
      setKey(wanted)
      actor.send({ type: 'return.requested', requestId: found.request.id, left: leftOf(found) })
    },
    onSubmit: (form) => actor.send({ type: 'reason.submitted', form }),
    onClose: () => actor.send({ type: 'dialog.closed' }),
  }
}
