import { LiveRegion } from '@mintage/ui/primitives'
import { useMemo, useState } from 'react'
import type { ReportItem } from '../../types.ts'
import { type Mode, modes } from './address.ts'
import { itemInWords } from './format.ts'
import { zooms } from './geometry.ts'
import { neighbours } from './lists.ts'
import { Stage, type StageView } from './Stage.tsx'
import type { Shared } from './shared.ts'
import { useDifference } from './useDifference.ts'
import { useShortcuts } from './useShortcuts.ts'
import { ViewerHead } from './ViewerHead.tsx'
import { ViewerSide } from './ViewerSide.tsx'
import { ViewerTools } from './ViewerTools.tsx'
import * as styles from './viewer.css.ts'

interface ViewerProps extends Shared {
  item: ReportItem
  keysOn: boolean
  onHelp: () => void
}

const firstView: StageView = { zoom: 'width', outlined: true, reveal: 0 }

/** One picture before and after, and the way through all the others. */
export function Viewer({ data, groups, item, navigation, approvals, keysOn, onHelp }: ViewerProps) {
  const [view, setView] = useState(firstView)
  const look = (changes: Partial<StageView>) => setView((before) => ({ ...before, ...changes }))
  const { mode } = navigation.address
  const setMode = (next: Mode) => navigation.adjust({ mode: next })
  const shown = useMemo(() => groups.flatMap(({ items }) => items), [groups])
  const group = data.groups.find(({ items }) => items.some(({ id }) => id === item.id))
  const near = neighbours(shown, item.id)
  const open = (next: ReportItem | null) => {
    if (!next) return
    const own = data.groups.find(({ items }) => items.some(({ id }) => id === next.id))
    // Through the pictures one goes quickly, and back in one step.
    navigation.adjust({ item: next.id, group: own?.id ?? null })
  }
  const standing = approvals.standingOf(item.id)
  const approve = () => {
    if (standing === 'chosen') return approvals.takeBack([item])
    if (standing !== 'open') return
    approvals.approve([item])
    open(near.next)
  }
  const leave = () => navigation.go({ item: null, group: group?.id ?? null })
  const reveal = () => setView((before) => ({ ...before, outlined: true, reveal: before.reveal + 1 }))
  const compared = item.status === 'changed' && item.before !== null
  const difference = useDifference(item)
  const byNumber = Object.fromEntries(modes.map((one, place) => [String(place + 1), () => setMode(one)]))
  useShortcuts(
    {
      ArrowRight: () => open(near.next),
      ArrowLeft: () => open(near.previous),
      j: () => open(near.next),
      k: () => open(near.previous),
      a: approve,
      z: () => look({ zoom: zooms[(zooms.indexOf(view.zoom) + 1) % zooms.length] ?? 'width' }),
      o: () => look({ outlined: !view.outlined }),
      g: reveal,
      Escape: leave,
      ...(compared ? byNumber : {}),
    },
    keysOn,
  )
  const where = `${near.place + 1} of ${shown.length}`
  return (
    <div className={styles.viewer}>
      <ViewerSide
        group={group}
        items={groups.find(({ id }) => id === group?.id)?.items ?? []}
        item={item}
        navigation={navigation}
        approvals={approvals}
      />
      <main className={styles.main}>
        <ViewerHead
          item={item}
          share={difference?.share ?? null}
          where={near.place < 0 ? 'not among those shown' : where}
          standing={standing}
          previous={near.previous}
          next={near.next}
          onOpen={open}
          onApprove={approve}
          onLeave={leave}
        />
        <ViewerTools
          {...{ item, mode, view, onMode: setMode, onLook: look, onReveal: reveal, onHelp }}
          hasRegion={Boolean(difference?.region)}
        />
        <Stage item={item} mode={mode} view={view} difference={difference} />
      </main>
      <LiveRegion message={`${itemInWords(item)}, ${where}`} />
    </div>
  )
}
