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
import type { Bench, BenchEntry } from './bench.ts'

type Snapshot = SnapshotFrom<typeof tokenReturnMachine>

function statusOf(snapshot: Snapshot): TokenReturnProgress['status'] {
  if (snapshot.matches('noneLeft')) return 'noneLeft'
  if (snapshot.matches('returningToken')) return 'returning'
  return snapshot.matches('tokenReturned') ? 'returned' : 'asking'
}

const leftOf = (entry: BenchEntry) => entry.report?.token_returns_left ?? 0

/** Giving back the token of a picture of this bench that is not good (D76). */
export function useTokenReturn(bench: Bench): TokenReturn {
  const { client, session } = useDependencies()
  const say = useMessages(tokenReturnTexts)
  const machine = useMemo(
    () =>
      tokenReturnMachine.provide({
        actors: {
          returnToken: fromPromise(async ({ input: { requestId, comment, ...picture } }) => {
            const params = { path: { id: requestId } }
            const body = { ...picture, ...(comment === '' ? {} : { comment }) }
            const report = await orFailure(
              unwrapPayload(client.POST('/images/requests/{id}/return-token', { params, body, ...optOut('toasts') })),
            )
            bench.accept(report)
            session.send({ type: 'balance.reported', balance: toTenths(report.balance) })
          }),
        },
      }),
    [client, session, bench],
  )
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  /** Which entry of the bench the dialog is about. */
  const [key, setKey] = useState<string | null>(null)
  const entry = bench.read().find((candidate) => candidate.key === key)

  const progress = useMemo((): TokenReturnProgress | null => {
    if (!snapshot.hasTag('dialogOpen') || !entry?.report) return null
    const { fieldErrors, serverErrors, problem } = snapshot.context
    const own = Object.entries(fieldErrors).map(([field, text]) => [field, say({ key: text })])
    return {
      id: entry.key,
      status: statusOf(snapshot),
      amount: toTenths(entry.report.cost) / entry.report.images.length,
      left: leftOf(entry),
      errors: { ...serverErrors, ...Object.fromEntries(own) },
      problem: problem && say(problem),
    }
  }, [snapshot, entry, say])

  return {
    progress,
    maxCharacters: COMMENT_MAX,
    onOpen: (wanted) => {
      const found = bench.read().find((candidate) => candidate.key === wanted)
      if (!found?.report) return
      setKey(wanted)
      actor.send({ type: 'return.requested', requestId: found.report.id, left: leftOf(found) })
    },
    onSubmit: (form) => actor.send({ type: 'reason.submitted', form }),
    onClose: () => actor.send({ type: 'dialog.closed' }),
  }
}
