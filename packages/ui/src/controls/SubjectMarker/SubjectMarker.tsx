import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { subjectTexts } from '../../texts/en/subject.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { grownBy, isPoint, middleBox, movedBy, type Point, type SubjectBox } from './box.ts'
import * as styles from './SubjectMarker.css.ts'
import { useMarking } from './useMarking.ts'

export type { SubjectBox } from './box.ts'

export interface SubjectMarkerProps {
  /** The image and its name. */
  src: string
  name: string
  /** Its size in px; only the proportions matter. */
  width: number
  height: number
  /** The marked part, in shares of the image; null for none. */
  value: SubjectBox | null
  /** True if the box was found and not drawn by the person; the marker then says so. */
  found?: boolean
  /** Given four decimals at most; once at the end of a drag. */
  onChange: (box: SubjectBox | null) => void
  /** Focuses the surface on mount, for a marker that opens by a press. */
  autoFocus?: boolean
}

/** Share of the image by which an arrow key moves or resizes. */
const STEP = 0.02

const arrows: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
])

/** The box after a key; undefined for a key without effect. */
function boxAfter({ key, shiftKey }: KeyboardEvent, value: SubjectBox | null): SubjectBox | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null
  const by = arrows.get(key)
  if (value === null) return by || key === 'Enter' || key === ' ' ? middleBox : undefined
  if (!by) return undefined
  return shiftKey ? grownBy(value, by) : movedBy(value, by)
}

/** Handles all keys while focused, so it is a tab stop. */
const takesKeys = { tabIndex: 0 }

const percent = (share: number) => Math.round(share * 100)

/** The marked part as text. */
function useWords() {
  const t = useTexts(subjectTexts)
  return (box: SubjectBox | null): string => {
    if (box === null) return t('subject.none')
    const { x, y, width, height } = box
    if (isPoint(box)) return t('subject.point', { across: percent(x + width / 2), down: percent(y + height / 2) })
    return t('subject.box', {
      left: percent(x),
      right: percent(x + width),
      top: percent(y),
      bottom: percent(y + height),
    })
  }
}

function Mark({ box }: { box: SubjectBox }) {
  const place = assignInlineVars({
    [styles.left]: `${box.x * 100}%`,
    [styles.top]: `${box.y * 100}%`,
    [styles.width]: `${box.width * 100}%`,
    [styles.height]: `${box.height * 100}%`,
  })
  if (isPoint(box)) return <span className={styles.point} style={place} data-mark="point" />
  return (
    <span className={styles.box} style={place} data-mark="box">
      {(['nw', 'ne', 'sw', 'se'] as const).map((corner) => (
        <span key={corner} className={styles.handle} data-corner={corner} />
      ))}
    </span>
  )
}

/** An image on which a person shows where its subject is: a box drawn around it, or a tap on it. */
export function SubjectMarker({
  src,
  name,
  width,
  height,
  value,
  found = false,
  onChange,
  autoFocus = false,
}: SubjectMarkerProps) {
  const t = useTexts(subjectTexts)
  const words = useWords()
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  /** Empty before the first change, so that the initial box is not announced. */
  const [news, setNews] = useState('')
  const change = (box: SubjectBox | null) => {
    setNews(words(box))
    onChange(box)
  }
  const { shown, handlers } = useMarking(value, change)
  const focusFirst = useRef(autoFocus)
  // The words keep their place when they are no longer true, so that the image stays under the hand that moves the box.
  const [wasFound, setWasFound] = useState(found)
  if (found && !wasFound) setWasFound(true)
  return (
    <div className={styles.marker}>
      {wasFound ? (
        <p id={`${id}-found`} className={found ? styles.found : styles.foundBefore}>
          {t('subject.found')}
        </p>
      ) : null}
      <div
        ref={(element) => {
          surface.current = element
          if (element && focusFirst.current) element.focus()
          focusFirst.current = false
        }}
        {...handlers}
        role="application"
        {...takesKeys}
        className={styles.surface}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(60dvh * ${(width / height).toFixed(4)})` }}
        aria-label={t('subject.label', { name })}
        aria-describedby={`${found ? `${id}-found ` : ''}${id}-hint ${id}-state`}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const next = boxAfter(event, value)
          if (next === undefined) return
          event.preventDefault()
          change(next)
        }}
      >
        <img className={styles.image} src={src} alt="" width={width} height={height} draggable={false} />
        {shown ? <Mark box={shown} /> : null}
      </div>
      <div className={styles.foot}>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('subject.hint')}
        </p>
        {value ? (
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            onClick={() => {
              change(null)
              // The Clear button disappears with the box.
              surface.current?.focus({ preventScroll: true })
            }}
          >
            {t('subject.clear')}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden id={`${id}-state`}>{words(value)}</VisuallyHidden>
      <LiveRegion message={news} />
    </div>
  )
}
