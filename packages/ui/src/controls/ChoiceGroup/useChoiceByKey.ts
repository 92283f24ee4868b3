import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Lets a key choose what it moves to. Radix chooses too, but only while the key is still down a moment later, when the
 * focus arrives: a switch, a voice command or a script lets go at once. And it leaves Home and End out.
 */
export function useChoiceByKey() {
  /** The newest key that may move the focus; null when it has had its time. */
  const moving = useRef<object | null>(null)

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const pressed = keys.includes(key) ? {} : null
    moving.current = pressed
    if (pressed === null) return
    // Radix moves the focus by a timer that is set within this event. The inner one comes after it, however busy the
    // page: a key at the end of the row moves nothing, and the next focus is not its doing.
    setTimeout(() =>
      setTimeout(() => {
        if (moving.current === pressed) moving.current = null
      }),
    )
  }

  const onFocus = ({ currentTarget: option }: FocusEvent<HTMLButtonElement>) => {
    if (moving.current === null) return
    moving.current = null
    // After Radix and React have had their turn: it must not be chosen twice.
    setTimeout(() => {
      if (option.getAttribute('aria-checked') === 'false') option.click()
    })
  }

  return { onKeyDown, onFocus }
}
