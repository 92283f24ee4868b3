import { type CompositionEvent, type FocusEvent, useEffect, useRef } from 'react'
import { reformat } from '../../format/card.ts'

/** How a field formats its text. Must be a module constant. */
export interface Formatting {
  /** Used while the person types. */
  format: (text: string) => string
  /** Used for a finished text: pasted, autofilled or after blur. */
  settle: (text: string) => string
  /** Whether the field can hold the whole text. The caret is behind the typed character. */
  fits: (text: string, caret: number) => boolean
}

type Edit = { input: HTMLInputElement; at: number; event: InputEvent }

/** Deleting next to a separator that formatting would put back takes the character behind it. */
function deleteAcrossSeparator({ input, at, event }: Edit, { format }: Formatting) {
  const back = event.inputType === 'deleteContentBackward'
  const place = back ? at - 1 : at
  const { value } = input
  if (!/[ /]/.test(value.charAt(place)) || format(value.slice(0, place) + value.slice(place + 1)) !== value) return
  event.preventDefault()
  const other = back ? place - 1 : place + 1
  input.setRangeText('', other, other + 1, 'preserve')
  input.setSelectionRange(back ? other : at, back ? other : at)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType }))
}

/** Refuses input in a full field: typing in the middle would push out the last digits. */
function refuseWhenFull({ input, at, event }: Edit, { fits }: Formatting) {
  const before = input.value.slice(0, at) + (event.data ?? '')
  if (!fits(before + input.value.slice(at), before.length)) event.preventDefault()
}

/** Typing and deleting give an unfinished text; paste, drop, autofill and password managers a finished one. */
const isFinished = (event: Event) =>
  !(event instanceof InputEvent) || !/^(insertText|insertComposition|delete|history)/.test(event.inputType)

function write(input: HTMLInputElement, format: (text: string) => string) {
  const { text, caret } = reformat(format, { text: input.value, caret: input.selectionStart ?? input.value.length })
  if (text === input.value) return
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/**
 * Props for an uncontrolled input that formats itself at every edit. The value remains in the DOM alone, so that no
 * state, and no inspector of state, holds a card number (D04).
 */
export function useFormatted(formatting: Formatting) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = ref.current
    if (!input) return
    const before = (event: InputEvent) => {
      const at = input.selectionStart ?? 0
      if (at !== input.selectionEnd) return
      if (event.inputType.startsWith('deleteContent')) deleteAcrossSeparator({ input, at, event }, formatting)
      if (event.inputType === 'insertText') refuseWhenFull({ input, at, event }, formatting)
    }
    const edit = (event: Event) => {
      // Formats a composed text only when the composition ends.
      if (event instanceof InputEvent && event.isComposing) return
      write(input, isFinished(event) ? formatting.settle : formatting.format)
    }
    const settle = () => write(input, formatting.settle)
    // React's onBeforeInput is a synthetic event that does not fire for deletions.
    const gone = new AbortController()
    input.addEventListener('beforeinput', before, { signal: gone.signal })
    input.addEventListener('input', edit, { signal: gone.signal })
    // Some password managers fire only a change event, and some fire no event.
    input.addEventListener('change', settle, { signal: gone.signal })
    input.form?.addEventListener('submit', settle, { signal: gone.signal })
    return () => gone.abort()
  }, [formatting])

  return {
    ref,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => write(event.currentTarget, formatting.format),
    onBlur: (event: FocusEvent<HTMLInputElement>) => write(event.currentTarget, formatting.settle),
  }
}
