import { useMemo } from 'react'
import type { ReportGroup, ReportItem } from '../../types.ts'
import { ApproveButton } from './ApproveButton.tsx'
import { type Navigation, views } from './address.ts'
import { Comparison } from './Comparison.tsx'
import { itemInWords, percent } from './format.ts'
import { Shortcuts, type ShortcutsSetting } from './Shortcuts.tsx'
import type { Approvals } from './useApprovals.ts'
import { useDifference } from './useDifference.ts'
import { useShortcuts } from './useShortcuts.ts'
import { WordChanges } from './WordChanges.tsx'

interface ViewerProps {
  /** Those that pass the filter, with only the items that do. */
  groups: readonly ReportGroup[]
  item: ReportItem
  navigation: Navigation
  approvals: Approvals
  shortcuts: ShortcutsSetting
}

/** One picture, or the words of a story, before and after, and the way through all the others. */
export function Viewer({ groups, item, navigation, approvals, shortcuts }: ViewerProps) {
  const { address, replace, hrefTo } = navigation
  const shown = useMemo(
    () => groups.flatMap(({ id, items }) => items.map((one) => ({ group: id, item: one.id }))),
    [groups],
  )
  const place = shown.findIndex((one) => one.item === item.id)
  const [previous, next] = [shown[place - 1], shown[place + 1]]
  const difference = useDifference(item)
  const words = useMemo(
    () =>
      groups
        .flatMap(({ items }) => items)
        .filter((one) => one.look === 'words')
        .find(({ storyId, width }) => storyId === item.storyId && width === item.width),
    [groups, item],
  )
  const list = hrefTo({ item: null })
  const go = (to: (typeof shown)[number] | undefined) => to && replace(to)
  const approve = () => {
    if (approvals.waits) return
    if (approvals.statusOf(item) === 'chosen') return approvals.unchoose([item])
    approvals.approve([item])
    go(next)
  }
  useShortcuts(
    {
      j: () => go(next),
      ArrowRight: () => go(next),
      k: () => go(previous),
      ArrowLeft: () => go(previous),
      a: approve,
      Escape: () => {
        window.location.hash = list
      },
      ...Object.fromEntries(views.map((view, number) => [String(number), () => replace({ view })])),
    },
    shortcuts.on,
  )
  const where = place < 0 ? 'not among those shown' : `${place + 1} of ${shown.length}`
  return (
    <main>
      <header className="viewer-head">
        <a href={list}>Back to the list</a>
        <div>
          <h1 tabIndex={-1}>{item.name}</h1>
          <p>
            {item.title}, {item.width} px, {item.look}, <b>{item.status}</b>
            {difference === null ? '' : `, ${percent(difference.share)} differs`}
          </p>
        </div>
        {item.look !== 'words' && item.status === 'changed' ? (
          <fieldset>
            <legend className="hidden">View</legend>
            {views.map((view) => (
              <label key={view}>
                <input type="radio" name="view" checked={address.view === view} onChange={() => replace({ view })} />{' '}
                {view}
              </label>
            ))}
          </fieldset>
        ) : null}
        <div className="steps">
          <button type="button" disabled={!previous} onClick={() => go(previous)}>
            Previous
          </button>
          <span>{where}</span>
          <button type="button" disabled={!next} onClick={() => go(next)}>
            Next
          </button>
          <ApproveButton items={[item]} approvals={approvals} onClick={approve} />
        </div>
      </header>
      <div className="viewer-body" data-view={address.view}>
        <div className="looks">
          {item.look === 'words' ? null : (
            <Comparison key={item.id} item={item} view={address.view} difference={difference} />
          )}
          {words === undefined ? null : (
            <section aria-label="What is read and reached">
              <h2>What is read and reached at {words.width} px</h2>
              <WordChanges changes={words.changes} />
            </section>
          )}
        </div>
      </div>
      <Shortcuts shortcuts={shortcuts} />
      <p role="status" className="hidden">
        {itemInWords(item)}, {where}
      </p>
    </main>
  )
}
