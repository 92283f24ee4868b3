import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { LoadMore } from '../../primitives/LoadMore/LoadMore.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { TouchUpDialog } from '../shared/services/TouchUp.tsx'
import { useEventCallback } from '../shared/useEventCallback.ts'
import * as styles from './Library.css.ts'
import { PackingBar } from './PackingBar.tsx'
import { ProjectGrid } from './ProjectGrid.tsx'
import { ProjectViewer } from './ProjectViewer.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { MyProjectsProps } from './types.ts'
import { useFocusInGrid } from './useFocusInGrid.ts'
import { useSelection } from './useSelection.ts'

interface LibraryProps extends MyProjectsProps {
  /** Replaces the images in an empty list; receives the heading to focus. */
  instead: (heading: RefObject<HTMLHeadingElement | null>) => ReactNode
}

const noList = { projects: [], more: 'none', onMore: () => {}, searching: false } as const

/** The announcement of a changed selection; empty before the first selection. */
function useSelectionWords(count: number): string {
  const t = useTexts(projectsTexts)
  const [begun, setBegun] = useState(false)
  if (count > 0 && !begun) setBegun(true)
  if (count > 0) return t('projects.selected', { count })
  return begun ? t('projects.selectionCleared') : ''
}

/**
 * The image grid with its selection and viewer. It remains mounted without images, so that the download progress and
 * the focus are kept.
 */
export function Library(props: LibraryProps) {
  const { list, deletions, links, packing, touchUp, instead, onDelete, onDeleteSeveral, onDownloadSeveral, onUndo } =
    props
  const t = useTexts(projectsTexts)
  const { projects, more, onMore, searching } = list.status === 'ready' ? list : noList
  const [opened, open] = useState<string | null>(null)
  const there = useMemo(() => projects.filter(({ id }) => !deletions[id]), [projects, deletions])
  const selection = useSelection(there.map(({ id }) => id))
  const selected = there.filter(({ id }) => selection.all.has(id))
  const selecting = selected.length > 0
  const focus = useFocusInGrid()
  const [markedLast, setMarkedLast] = useState<string | null>(null)
  const backFromBar = markedLast ?? selection.ids[0] ?? null
  const other = instead(focus.heading)
  const words = useSelectionWords(selected.length)
  const leaving = projects.filter(({ id }) => deletions[id]?.state === 'deleted')
  const [gone] = leaving

  // The pressed button disappears with its bar, so the next bar takes the focus.
  const bar = useRef<HTMLElement>(null)
  const stage = packing?.state
  const before = useRef(stage)
  useEffect(() => {
    if (before.current !== stage && document.activeElement === document.body) bar.current?.focus()
    before.current = stage
  }, [stage])

  const leaveBar = () => {
    const place = projects.findIndex(({ id }) => id === backFromBar)
    const tile = focus.list.current?.querySelector(`[data-place="${place}"]`)
    tile?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
    selection.clear()
  }
  const removeSelected = () => {
    selection.clear()
    const [first, ...others] = selection.ids
    if (first !== undefined && others.length === 0) onDelete(first)
    else onDeleteSeveral(selection.ids)
  }
  const onBarKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leaveBar()
  }

  // A stable callback keeps the grid from rendering on each letter of a search.
  const onGridKeyDown = useEventCallback(selection.onKeyDown)
  const onDeleteOne = useEventCallback(onDelete)
  const onUndoOne = useEventCallback(onUndo)
  const onMark = useEventCallback((id: string, extend: boolean) => {
    setMarkedLast(id)
    selection.mark(id, extend)
  })

  return (
    <div className={styles.library}>
      {packing ? <PackingBar ref={bar} packing={packing} /> : null}
      {selecting && !packing ? (
        <SelectionBar
          ref={bar}
          selected={selected}
          all={there.length}
          onAll={selection.markAll}
          onClear={leaveBar}
          onDelete={removeSelected}
          onDownloadSeveral={() => onDownloadSeveral(selection.ids)}
          onKeyDown={onBarKeyDown}
        />
      ) : null}
      {other ?? (
        <ProjectGrid
          projects={projects}
          isOpenEnded={more !== 'none'}
          deletions={deletions}
          links={links}
          marked={selection.all}
          pinned={backFromBar}
          selecting={selecting}
          searching={searching ?? false}
          listRef={focus.list}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          onKeyDown={onGridKeyDown}
          onMark={onMark}
          onOpen={open}
          onDelete={onDeleteOne}
          onUndo={onUndoOne}
        />
      )}
      {searching ? null : (
        <LoadMore
          state={more}
          onMore={onMore}
          label={t('projects.loadMore')}
          busyLabel={t('projects.loadingMore')}
          failed={t('projects.moreFailed')}
        />
      )}
      {/* With several deletions, the focused Undo and the bar are announced instead. */}
      <LiveRegion message={gone && leaving.length === 1 ? t('projects.deletedNamed', { title: gone.title }) : words} />
      <ProjectViewer
        projects={there}
        opened={opened}
        links={links}
        onOpen={open}
        onClose={() => open(null)}
        onDelete={(id) => {
          open(null)
          onDelete(id)
        }}
        onTouchUp={({ id, title, fileUrl, width, height }) => {
          open(null)
          touchUp.onOpen({ projectId: id, name: title, url: fileUrl, width, height })
        }}
      />
      <TouchUpDialog touchUp={touchUp} />
    </div>
  )
}
