import { LiveRegion } from '@mintage/ui/primitives'
import { useMemo, useState } from 'react'
import type { ReportData } from '../../types.ts'
import type { Approvals } from './approvalClient.ts'
import { ChoiceBar } from './ChoiceBar.tsx'
import { GroupPage } from './GroupPage.tsx'
import { Help } from './Help.tsx'
import { matching } from './lists.ts'
import { Overview } from './Overview.tsx'
import * as styles from './page.css.ts'
import { useAddress } from './useAddress.ts'
import { useApprovals } from './useApprovals.ts'
import { useArrival } from './useArrival.ts'
import { useKeys, useShortcuts } from './useShortcuts.ts'
import { Viewer } from './Viewer.tsx'
import { whole } from './viewer.css.ts'

export interface AppProps {
  data: ReportData
  approvals: Approvals | null
}

export function App({ data, approvals: port }: AppProps) {
  const navigation = useAddress()
  const { address } = navigation
  const approvals = useApprovals(data, port)
  const [helping, setHelping] = useState(false)
  const keys = useKeys()
  const groups = useMemo(() => matching(data.groups, address), [data, address])
  const item = useMemo(
    () => data.groups.flatMap(({ items }) => items).find(({ id }) => id === address.item),
    [data, address.item],
  )
  const group = data.groups.find(({ id }) => id === address.group)
  useArrival(item ? 'item' : (group?.id ?? ''), item?.id ?? null)
  useShortcuts({ '?': () => setHelping(true), ...(approvals.undo && { u: approvals.undo.run }) }, keys.on)
  const shared = { data, groups, navigation, approvals }
  return (
    <div className={item ? `${styles.page} ${whole}` : styles.page}>
      {item ? (
        <Viewer {...shared} item={item} keysOn={keys.on} onHelp={() => setHelping(true)} />
      ) : group ? (
        <GroupPage key={group.id} {...shared} group={group} />
      ) : (
        <Overview {...shared} onHelp={() => setHelping(true)} />
      )}
      <ChoiceBar approvals={approvals} />
      <Help open={helping} onOpenChange={setHelping} keys={keys} atOnce={approvals.atOnce} />
      <LiveRegion message={approvals.said} />
    </div>
  )
}
