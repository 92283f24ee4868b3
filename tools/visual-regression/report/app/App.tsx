import { useEffect, useMemo, useRef } from 'react'
import type { ReportData } from '../../types.ts'
import { ApprovalBar } from './ApprovalBar.tsx'
import { useAddress } from './address.ts'
import type { ApprovalClient } from './approvalClient.ts'
import { GroupList } from './GroupList.tsx'
import { matching } from './matching.ts'
import { useApprovals } from './useApprovals.ts'
import { useShortcuts, useShortcutsSetting } from './useShortcuts.ts'
import { Viewer } from './Viewer.tsx'

interface AppProps {
  data: ReportData
  client: ApprovalClient | null
}

export function App({ data, client }: AppProps) {
  const navigation = useAddress()
  const { address } = navigation
  const approvals = useApprovals(data, client)
  const shortcuts = useShortcutsSetting()
  const groups = useMemo(() => matching(data.groups, address.text), [data, address.text])
  const item = useMemo(
    () => data.groups.flatMap(({ items }) => items).find(({ id }) => id === address.item) ?? null,
    [data, address.item],
  )
  useShortcuts({ u: approvals.undo }, shortcuts.on)

  // The focus goes where a new page would put it, and back to the item that one came from.
  const lastItem = useRef<string | null>(null)
  useEffect(() => {
    if (document.activeElement === document.body) {
      const from = item === null && lastItem.current !== null ? document.getElementById(lastItem.current) : null
      // It may stand among those that changed alike.
      from?.closest('details')?.setAttribute('open', '')
      const target = from ?? (lastItem.current === null && item === null ? null : document.querySelector('h1'))
      target?.focus()
    }
    lastItem.current = item?.id ?? lastItem.current
  }, [item])

  return (
    <>
      {item === null ? (
        <GroupList {...{ data, groups, navigation, approvals, shortcuts }} />
      ) : (
        <Viewer {...{ groups, item, navigation, approvals, shortcuts }} />
      )}
      <ApprovalBar approvals={approvals} />
      <p role="status" className="hidden">
        {approvals.announcement}
      </p>
    </>
  )
}
