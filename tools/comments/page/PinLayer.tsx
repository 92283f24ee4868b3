import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { Place, Scheme } from '../types.ts'
import type { Comments } from './commentsState.ts'
import { isOn, numbered, type Size, shareIn } from './places.ts'
import { useComments } from './useComments.ts'

interface PinLayerProps {
  comments: Comments
  storyId: string
  /** Of the picture below, in CSS px. */
  size: Size
  scheme: Scheme
  /** Called with a share of the height, when a pin moves out of sight; by default the page scrolls. */
  reveal?: (y: number) => void
}

const percent = (share: number) => `${share * 100}%`
const spoken = (share: number) => `${Math.round(share * 100)} %`
const inWords = ({ x, y }: Place) => `${spoken(x)} from the left, ${spoken(y)} from the top`

/** Four decimals tell one pixel of ten thousand from the next. */
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000

const STEP = 0.01
const LONG_STEP = 0.1
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The middle of what can be seen of a picture, as shares of it. */
function middleInSight(layer: Element): { x: number; y: number } {
  const box = layer.getBoundingClientRect()
  const clip = layer.closest('[data-clips]')?.getBoundingClientRect()
  const top = Math.max(box.top, clip?.top ?? 0)
  const bottom = Math.min(box.bottom, clip?.bottom ?? window.innerHeight)
  const left = Math.max(box.left, clip?.left ?? 0)
  const right = Math.min(box.right, clip?.right ?? window.innerWidth)
  return {
    x: within(((left + right) / 2 - box.left) / box.width),
    y: bottom > top ? within(((top + bottom) / 2 - box.top) / box.height) : 0,
  }
}

const preview = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** Over a picture: the pins of the open comments on its story, and the one that is being placed. */
export function PinLayer({ comments, storyId, size, scheme, reveal }: PinLayerProps) {
  const { list, pinsShown, draft, selected } = useComments(comments)
  const layer = useRef<HTMLDivElement>(null)
  const catcher = useRef<HTMLButtonElement>(null)
  const pin = useRef<HTMLSpanElement>(null)
  const own = draft?.storyId === storyId ? draft : null
  const placing = own?.stage === 'placing'
  const isNew = placing && own.place === null
  const { width, height } = size

  useEffect(() => {
    if (!isNew || layer.current === null) return
    comments.move({ ...middleInSight(layer.current), width, height, scheme })
    catcher.current?.focus({ preventScroll: true })
  }, [isNew, comments, width, height, scheme])

  const moveTo = (x: number, y: number, aloud: boolean) => {
    const place = { x: within(x), y: within(y), width, height, scheme }
    comments.move(place, aloud ? inWords(place) : '')
    return place
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by a key has no place of its own.
    if (event.detail > 0) {
      const box = event.currentTarget.getBoundingClientRect()
      moveTo((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, false)
    }
    comments.write()
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || own?.place == null) return
    const way = ways[event.key]
    if (way === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (way === undefined) return comments.cancel()
    const step = event.shiftKey ? LONG_STEP : STEP
    const { y } = moveTo(own.place.x + way[0] * step, own.place.y + way[1] * step, true)
    if (reveal) reveal(y)
    else pin.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const pins = pinsShown && list !== null ? [...numbered(list.comments, storyId)] : []
  return (
    <div ref={layer} className="comments-layer">
      {pins.map(([comment, number]) => {
        if (comment.state !== 'open' || !isOn(comment.place, size)) return null
        const { x, y } = shareIn(comment.place, size)
        return (
          <button
            key={comment.id}
            type="button"
            className="comments-pin"
            style={{ left: percent(x), top: percent(y) }}
            aria-label={`Comment ${number}, ${comment.author}: ${preview(comment.text)}`}
            aria-current={selected?.id === comment.id ? 'true' : undefined}
            onClick={() => comments.select(comment.id)}
          >
            {number}
          </button>
        )
      })}
      {placing ? (
        <button
          ref={catcher}
          type="button"
          className="comments-catcher"
          aria-label="Place of the comment. Arrow keys move it, Enter writes, Escape leaves."
          onClick={click}
          onKeyDown={press}
        />
      ) : null}
      {own?.place ? (
        <span
          ref={pin}
          aria-hidden="true"
          className="comments-pin comments-pin-new"
          style={{ left: percent(own.place.x), top: percent(own.place.y) }}
        >
          +
        </span>
      ) : null}
    </div>
  )
}
