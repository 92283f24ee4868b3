import { type Schemas, unwrap } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import type { BalancePopoverProps, MovementsState, TokenMovement } from '@mintage/ui/overlays/BalancePopover'
import { HeaderAccount as Account } from '@mintage/ui/screens/HeaderAccount'
import { useEffect, useState } from 'react'
import { useDependencies, useIsProfileAwaited, useProfile } from '../../app/DependenciesContext.tsx'
import { createResourceCache } from '../../app/resource.ts'
import { type ResourceState, useResource } from '../../app/useResource.ts'
import { paths } from '../../paths.ts'

type Known = Omit<Extract<MovementsState, { status: 'ready' }>, 'status'>

const toMovement = (line: Schemas['LedgerEntry']): TokenMovement => ({
  id: line.id,
  kind: line.kind,
  at: line.created_at,
  about: line.description,
  spendable: toTenths(line.tokens),
  held: toTenths(line.held),
})

const ledger = createResourceCache<Known>({ isPersonal: true })

/** A short list; the histories show all. */
const FEW = 4

let opened = 0

const stateOf = (read: ResourceState<Known>): MovementsState => {
  if (read.status === 'error') return { status: 'failed', onRetry: read.retry }
  return read.status === 'loading' ? read : { status: 'ready', ...read.data }
}

/** Mounted while the balance menu is open, so it is loaded each time, and again when the balance changes. */
function LastMovements({ show }: { show: Parameters<BalancePopoverProps['children']>[0] }) {
  const dependencies = useDependencies()
  const balance = useProfile()?.balance
  const [opening] = useState(() => {
    opened += 1
    return opened
  })
  const key = `${opening}, ${balance}`
  const read = useResource(ledger, key, async () => {
    const { held, payload } = await unwrap(
      dependencies.client.GET('/token-ledger', { params: { query: { limit: FEW } } }),
    )
    return { held: toTenths(held), movements: payload.map(toMovement) }
  })
  useEffect(() => () => ledger.of(dependencies).remove(key), [dependencies, key])
  return show(stateOf(read))
}

const hrefs = {
  account: paths.Account,
  buy: paths.PricingPage,
  paymentHistory: paths.PaymentHistory,
  requestHistory: paths.RequestHistory,
}

/** The account part of the header; guests do not load it. */
export default function HeaderAccount() {
  const profile = useProfile()
  return (
    <Account
      balance={profile?.balance ?? null}
      debt={profile?.debt}
      pending={useIsProfileAwaited()}
      name={profile ? `${profile.name} ${profile.surname}` : ''}
      avatarUrl={profile?.avatarUrl}
      hrefs={hrefs}
      movements={(show) => <LastMovements show={show} />}
    />
  )
}
