import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cutoutTexts } from '../../texts/en/cutout.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { EditedImage } from './images.ts'
import type { Rect } from './mask/mask.ts'
import type { Session } from './mask/session.ts'
import type { Place } from './mask/stroke.ts'
import { fitted, isFitted, panned, type Size, showing, toImage, type View, zoomed } from './mask/view.ts'
import { createPainter, type Painter } from './painter.ts'
import { heldSize, type Mode, sizes } from './toolSettings.ts'

export interface Images {
  source: EditedImage
  result: EditedImage
  session: Session
}

interface Canvases {
  viewport: RefObject<HTMLElement | null>
  under: RefObject<HTMLCanvasElement | null>
  over: RefObject<HTMLCanvasElement | null>
}

/** The editor's commands, shared by pointer, touch, keys and buttons. */
export interface Editor {
  mode: Mode
  /** Diameter of the brush, px of the screen. */
  size: number
  view: View
  /** The position of the keyboard's brush in the image. */
  cursor: Place
  zoom: { canIn: boolean; canOut: boolean }
  steps: { canUndo: boolean; canRedo: boolean }
  before: boolean
  /** The text for screen readers. */
  announcement: string
  choose(mode: Mode): void
  resize(size: number): void
  zoomBy(by: number, at?: Place): void
  pan(by: Place): void
  begin(): void
  /** Takes a point in the viewport. */
  paintTo(place: Place): void
  end(): void
  cancel(): void
  moveCursor(by: Place): void
  paintAtCursor(): void
  undo(): void
  redo(): void
  startOver(): void
  showBefore(before: boolean): void
}

const none: Size = { width: 0, height: 0 }

/** Observes the size of the viewport. */
function useViewportSize(viewport: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(none)
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element) return
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [viewport])
  return size
}

export function useEditor({ source, result, session }: Images, canvases: Canvases): Editor {
  const t = useTexts(cutoutTexts)
  const viewport = useViewportSize(canvases.viewport)
  const painter = useRef<Painter | null>(null)
  const [mode, choose] = useState<Mode>('restore')
  const [size, setSize] = useState<number>(sizes.first)
  const [wanted, setWanted] = useState<View | null>(null)
  const [before, setBefore] = useState(false)
  const [cursor, setCursor] = useState<Place>({ x: source.width / 2, y: source.height / 2 })
  const [steps, setSteps] = useState({ canUndo: false, canRedo: false })
  const [announcement, setAnnouncement] = useState('')
  const known = viewport.width > 0 && viewport.height > 0
  const whole = known ? fitted(source, viewport) : { scale: 1, x: 0, y: 0 }
  const view = wanted === null || !known ? whole : panned(wanted, { x: 0, y: 0 }, source, viewport)
  const isWhole = known && isFitted(view, source, viewport)

  useEffect(() => {
    const { under, over } = canvases
    if (!under.current || !over.current) return
    painter.current = createPainter({ under: under.current, over: over.current }, { source, result }, session)
  }, [canvases, source, result, session])
  const { scale, x, y } = view
  useEffect(() => {
    if (known) painter.current?.show({ scale, x, y }, { width: viewport.width, height: viewport.height }, before)
  }, [known, scale, x, y, viewport.width, viewport.height, before])

  /** Two fingers may move several times between two renders. */
  const latest = useRef<View | null>(null)
  useLayoutEffect(() => {
    latest.current = null
  })
  const viewNow = () => latest.current ?? view
  const look = (next: View) => {
    latest.current = next
    setWanted(isFitted(next, source, viewport) ? null : next)
  }
  const update = (changed: Rect | null) => {
    if (changed) painter.current?.update(changed)
  }
  const count = () => setSteps({ canUndo: session.canUndo > 0, canRedo: session.canRedo > 0 })
  const step = (changed: Rect | null, words: string) => {
    if (changed === null) return
    update(changed)
    count()
    setAnnouncement(words)
  }
  const wordsAt = (at: Place): string => {
    const column = Math.min(source.width - 1, Math.max(0, Math.floor(at.x)))
    const row = Math.min(source.height - 1, Math.max(0, Math.floor(at.y)))
    const value = session.mask.data[row * source.width + column] ?? 0
    const place = { across: Math.round((at.x / source.width) * 100), down: Math.round((at.y / source.height) * 100) }
    return t(
      value === 0 ? 'cutout.announce.removed' : value === 255 ? 'cutout.announce.kept' : 'cutout.announce.edge',
      place,
    )
  }

  return {
    mode,
    size,
    view,
    cursor,
    zoom: { canIn: known && view.scale < whole.scale * 24 && view.scale < 16, canOut: !isWhole },
    steps,
    before,
    announcement,
    choose,
    resize: (next) => {
      setSize(heldSize(next))
      setAnnouncement(t('cutout.announce.size', { size: heldSize(next) }))
    },
    zoomBy: (by, at = { x: viewport.width / 2, y: viewport.height / 2 }) => {
      const next = zoomed(viewNow(), by, at, source, viewport)
      look(next)
      setAnnouncement(t('cutout.announce.zoom', { percent: Math.round((next.scale / whole.scale) * 100) }))
    },
    pan: (by) => look(panned(viewNow(), by, source, viewport)),
    begin: () => {
      if (mode !== 'move') session.begin({ tool: mode, radius: size / 2 / view.scale })
    },
    paintTo: (place) => update(session.to(toImage(view, place))),
    end: () => {
      if (!session.end()) return
      count()
      setAnnouncement(t(mode === 'erase' ? 'cutout.announce.erased' : 'cutout.announce.restored'))
    },
    cancel: () => update(session.cancel()),
    moveCursor: (by) => {
      const next = {
        x: Math.min(source.width, Math.max(0, cursor.x + by.x / view.scale)),
        y: Math.min(source.height, Math.max(0, cursor.y + by.y / view.scale)),
      }
      setCursor(next)
      if (!isWhole) look(showing(view, next, source, viewport))
      update(session.to(next))
      setAnnouncement(wordsAt(next))
    },
    paintAtCursor: () => update(session.to(cursor)),
    undo: () => step(session.undo(), t('cutout.announce.undone')),
    redo: () => step(session.redo(), t('cutout.announce.redone')),
    startOver: () => step(session.startOver(), t('cutout.announce.startedOver')),
    showBefore: (next) => {
      setBefore(next)
      if (next) setAnnouncement(t('cutout.announce.before'))
    },
  }
}
