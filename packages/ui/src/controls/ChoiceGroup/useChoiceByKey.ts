import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Chooses the option that a key moves to. Radix does so only if the key is still down when the focus arrives, which
 * fails for a switch, a voice command or a script. It also ignores Home and End.
 */
export function useChoiceByKey() {
  /** The last key that may move the focus; null after its time. */
  const moving = useRef<object | null>(null)

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const pressed = keys.includes(key) ? {} : null
    moving.current = pressed
    if (pressed === null) return
    // Radix moves the focus by a timer that is set within this event. The inner timer fires after it on any page. A key
    // at the end of the row moves nothing, and must not cause a later choice.
    setTimeout(() =>
      setTimeout(() => {
        if (moving.current === pressed) moving.current = null
      }),
    )
  }

  const onFocus = ({ currentTarget: option }: FocusEvent<HTMLButtonElement>) => {
    if (moving.current === null) return
    moving.current = null
    // After Radix and React, so that the option is not chosen twice.
    setTimeout(() => {
      if (option.getAttribute('aria-checked') === 'false') option.click()
    })
  }

  return { onKeyDown, onFocus }
}
