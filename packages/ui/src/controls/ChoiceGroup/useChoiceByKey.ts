import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/** In ms: the focus follows its key within a task, however busy the page. */
const MOMENT = 500

/**
 * Lets a key choose what it moves to. Radix chooses too, but only while the key is still down a moment later, when the
 * focus arrives: a switch, a voice command or a script lets go at once. And it leaves Home and End out.
 */
export function useChoiceByKey() {
  const movedAt = useRef(Number.NEGATIVE_INFINITY)

  const onKeyDown = (event: KeyboardEvent) => {
    movedAt.current = keys.includes(event.key) ? event.timeStamp : Number.NEGATIVE_INFINITY
  }

  const onFocus = (event: FocusEvent<HTMLButtonElement>) => {
    // A key at the end of the row moves nothing; the next focus, much later, is not its doing.
    const byKey = event.timeStamp - movedAt.current < MOMENT
    movedAt.current = Number.NEGATIVE_INFINITY
    if (!byKey) return
    const option = event.currentTarget
    // After Radix and React have had their turn: it must not be chosen twice.
    setTimeout(() => {
      if (option.getAttribute('aria-checked') === 'false') option.click()
    })
  }

  return { onKeyDown, onFocus }
}
