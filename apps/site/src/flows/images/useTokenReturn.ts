import { optOut, unwrapPayload } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import type { ListedRequest } from '@mintage/machines/image-requests'
import { COMMENT_MAX, tokenReturnMachine } from '@mintage/machines/token-return'
import type { TokenReturn, TokenReturnProgress } from '@mintage/ui/screens/GenerateImage'
import { useMessages } from '@mintage/ui/texts'
import { tokenReturnTexts } from '@mintage/ui/texts/tokenReturn'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import { type ImageRequests, requestsOf } from './imageRequests.ts'

type Snapshot = SnapshotFrom<typeof tokenReturnMachine>

function statusOf(snapshot: Snapshot): TokenReturnProgress['status'] {
  if (snapshot.matches('noneLeft')) return 'noneLeft'
  if (snapshot.matches('returningToken')) return 'returning'
  return snapshot.matches('tokenReturned') ? 'returned' : 'asking'
}

const withId = (allRequests: readonly ListedRequest[], id: string | null) =>
  allRequests.find((request) => request.id === id)

/** Returns the token of a bad image (D76). */
export function useTokenReturn(requests: ImageRequests): TokenReturn {
  const { client, session } = useDependencies()
  const formatMessage = useMessages(tokenReturnTexts)
  const machine = useMemo(
    () =>
      tokenReturnMachine.provide({
        actors: {
          returnToken: fromPromise(async ({ input: { requestId, comment, ...image } }) => {
            const params = { path: { id: requestId } }
            const body = { ...image, ...(comment === '' ? {} : { comment }) }
            const request = await orFailure(
              unwrapPayload(client.POST('/images/requests/{id}/return-token', { params, body, ...optOut('toasts') })),
            )
            requests.send({ type: 'request.reported', request: request })
            session.send({ type: 'balance.reported', balance: toTenths(request.balance) })
          }),
        },
      }),
    [client, session, requests],
  )
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  /** The request of the open dialog. */
  const [id, setId] = useState<string | null>(null)
  const request = useSelector(requests, ({ context }) => withId(context.requests, id)?.snapshot.context.request ?? null)

  const progress = useMemo((): TokenReturnProgress | null => {
    if (!snapshot.hasTag('dialogOpen') || id === null || request === null) return null
    const { fieldErrors, serverErrors, problem } = snapshot.context
    const own = Object.entries(fieldErrors).map(([field, text]) => [field, formatMessage({ key: text })])
    return {
      id,
      status: statusOf(snapshot),
      amount: toTenths(request.cost) / request.images.length,
      left: request.token_returns_left ?? 0,
      errors: { ...serverErrors, ...Object.fromEntries(own) },
      problem: problem && formatMessage(problem),
    }
  }, [snapshot, id, request, formatMessage])

  return {
    progress,
    maxCharacters: COMMENT_MAX,
    onOpen: (requestId) => {
      const found = withId(requestsOf(requests.getSnapshot()), requestId)?.snapshot.context.request
      if (!found) return
      setId(requestId)
      actor.send({ type: 'return.requested', requestId: found.id, left: found.token_returns_left ?? 0 })
    },
    onSubmit: (form) => actor.send({ type: 'reason.submitted', form }),
    onClose: () => actor.send({ type: 'dialog.closed' }),
  }
}
