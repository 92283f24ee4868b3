import { type RefObject, useEffect } from 'react'

/**
 * Keeps a password that is longer than `maxlength`, so that the form refuses it. The browser would cut it silently, and
 * the account would get another password.
 */
export function useWholePassword(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const field = input.current
    if (!field) return
    const insert = (event: InputEvent) => {
      const { maxLength, value } = field
      const text = event.data?.replace(/[\r\n]/g, '') ?? ''
      if (maxLength < 0 || text === '' || event.isComposing) return
      const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
      if (value.length - (end - start) + text.length <= maxLength) return
      event.preventDefault()
      field.setRangeText(text, start, end, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: text }))
    }
    field.addEventListener('beforeinput', insert)
    return () => field.removeEventListener('beforeinput', insert)
  }, [input])
}
