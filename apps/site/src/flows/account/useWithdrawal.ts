import { ApiException, optOut, type Schemas, unwrapPayload } from '@mintage/api-client'
import { fromTenths, toTenths } from '@mintage/api-client/amounts'
import { type Withdrawal, withdrawalMachine } from '@mintage/machines/withdrawal'
import type { WithdrawalProgress } from '@mintage/ui/screens/PaymentHistory'
import { useMessages } from '@mintage/ui/texts'
import { withdrawalTexts } from '@mintage/ui/texts/withdrawal'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useMemo } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import type { Dependencies } from '../../app/dependencies.ts'
import { majorOf, minorOf } from '../../app/money.ts'
import { orFailure } from '../../app/toFailure.ts'

const toWithdrawal = (dto: Schemas['Withdrawal']): Withdrawal => ({
  orderId: dto.order_id,
  tokens: toTenths(dto.tokens),
  unused: toTenths(dto.unused_tokens),
  amount: minorOf(dto.amount, dto.currency),
  vat: minorOf(dto.vat, dto.currency),
  currency: dto.currency,
  until: dto.withdrawable_until,
  name: dto.name,
  email: dto.email,
  withdrawnAt: dto.withdrawn_at,
})

const read = async ({ client }: Pick<Dependencies, 'client'>, id: string) =>
  toWithdrawal(
    await unwrapPayload(
      client.GET('/payment-history/{id}/withdrawal', { params: { path: { id } }, ...optOut('toasts') }),
    ),
  )

const isChanged = (thrown: unknown) =>
  thrown instanceof ApiException && 'code' in thrown.error && thrown.error.code === 'withdrawal_changed'

async function withdraw({ client }: Pick<Dependencies, 'client'>, seen: Withdrawal): Promise<Withdrawal> {
  const { orderId: id, unused, amount, currency } = seen
  const body = { unused_tokens: fromTenths(unused), amount: majorOf(amount, currency) }
  try {
    return toWithdrawal(
      await unwrapPayload(
        client.POST('/payment-history/{id}/withdrawal', { params: { path: { id } }, body, ...optOut('toasts') }),
      ),
    )
  } catch (thrown) {
    if (isChanged(thrown)) return read({ client }, id)
    throw thrown
  }
}

function statusOf(snapshot: SnapshotFrom<typeof withdrawalMachine>): WithdrawalProgress['status'] {
  if (snapshot.matches('closed')) return null
  if (snapshot.matches('readingAmount')) return 'reading'
  if (snapshot.matches('amountUnknown')) return 'unknown'
  if (snapshot.matches('withdrawing')) return 'withdrawing'
  if (snapshot.matches('withdrawn')) return 'withdrawn'
  if (snapshot.matches('nothingLeft')) return 'nothingLeft'
  return snapshot.matches('refused') ? 'refused' : 'confirming'
}

/** Withdraws from a purchase. @param onWithdrawn the payments have changed; must keep its identity */
export function useWithdrawal(onWithdrawn: () => void): WithdrawalProgress {
  const { client, session } = useDependencies()
  const formatMessage = useMessages(withdrawalTexts)
  const machine = useMemo(() => {
    /** Reads payments and balance again after a withdrawal, also after one in another tab. */
    const noted = async (call: Promise<Withdrawal>) => {
      const answer = await call
      if (answer.withdrawnAt !== null) {
        onWithdrawn()
        session.send({ type: 'profile.refreshRequested' })
      }
      return answer
    }
    return withdrawalMachine.provide({
      actors: {
        readWithdrawal: fromPromise(({ input }) => orFailure(noted(read({ client }, input.orderId)))),
        withdraw: fromPromise(({ input }) => orFailure(noted(withdraw({ client }, input)))),
      },
    })
  }, [client, session, onWithdrawn])
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  const { withdrawal, problem } = snapshot.context
  return {
    status: statusOf(snapshot),
    figures: withdrawal,
    problem: problem && formatMessage(problem),
    onOpen: useCallback((orderId: string) => actor.send({ type: 'withdrawal.requested', orderId }), [actor]),
    onReadAgain: () => actor.send({ type: 'amount.requestedAgain' }),
    onConfirm: () => actor.send({ type: 'withdrawal.confirmed' }),
    onClose: () => actor.send({ type: 'dialog.closed' }),
  }
}
