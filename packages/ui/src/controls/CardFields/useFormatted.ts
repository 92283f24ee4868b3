import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { reformat } from '../../format/card.ts'

const isSeparator = (character: string | undefined) => character === ' ' || character === '/'

/** Deleting next to a separator that formatting would put back takes the digit behind it along. */
function deleteAcrossSeparator(event: InputEvent) {
  const input = event.currentTarget
  if (!(input instanceof HTMLInputElement)) return
  const at = input.selectionStart ?? 0
  if (at !== input.selectionEnd) return
  const { inputType } = event
  const back = inputType === 'deleteContentBackward' && isSeparator(input.value[at - 1])
  const ahead = inputType === 'deleteContentForward' && isSeparator(input.value[at])
  if (!back && !ahead) return
  event.preventDefault()
  input.setRangeText('', back ? at - 2 : at, back ? at : at + 2, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
}

/** Typing puts in one character at a time; what fills or pastes a field brings the whole text. */
const isOneCharacter = (event: Event) =>
  event instanceof InputEvent && event.inputType === 'insertText' && event.data?.length === 1

type Format = (text: string) => string

/**
 * Props for an uncontrolled input that formats itself at every edit: the value stays in the DOM alone, which for a
 * card number means that no state, and no inspector of state, ever holds it (D04). `settle` is
 * the form of a text that nobody is in the middle of typing.
 */
export function useFormatted(format: Format, settle: Format = format) {
  const ref = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = ref.current
    // React's onBeforeInput is its own invention and does not know deletions.
    input?.addEventListener('beforeinput', deleteAcrossSeparator)
    return () => input?.removeEventListener('beforeinput', deleteAcrossSeparator)
  }, [])

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = isOneCharacter(event.nativeEvent)
    const { text, caret } = reformat(typed ? format : settle, {
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
    })
    if (text === input.value) return
    input.value = text
    if (document.activeElement === input) input.setSelectionRange(caret, caret)
  }

  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = settle(event.currentTarget.value)
  }

  return { ref, onInput, onBlur }
}
