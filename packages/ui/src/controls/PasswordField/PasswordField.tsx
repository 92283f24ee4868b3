import { type MouseEvent, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import * as styles from './PasswordField.css.ts'
import { useWholePassword } from './useWholePassword.ts'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'numeric' | 'ref'> {
  /** `current-password` for sign-in, `new-password` for a new one. */
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement | null> | undefined
}

interface Selection {
  start: number
  end: number
  direction: 'forward' | 'backward' | 'none' | undefined
}

/** Pressing the eye must not take the focus from the input or close a phone's keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A password that can be shown and hidden (R292). Keeps the caret, and announces the change. Hidden on submit and when
 * the page is left, because a browser stores values of visible fields.
 */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const t = useTexts(controlTexts)
  const [shown, setShown] = useState(false)
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const selection = useRef<Selection | null>(null)
  useWholePassword(input)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  useEffect(() => {
    const hide = () => setShown(false)
    const form = input.current?.form
    form?.addEventListener('submit', hide)
    window.addEventListener('pagehide', hide)
    return () => {
      form?.removeEventListener('submit', hide)
      window.removeEventListener('pagehide', hide)
    }
  }, [])

  // A new input type resets the caret.
  useLayoutEffect(() => {
    const before = selection.current
    selection.current = null
    if (before) input.current?.setSelectionRange(before.start, before.end, before.direction)
  })

  const toggle = () => {
    const field = input.current
    if (field) {
      const { selectionStart, selectionEnd, selectionDirection } = field
      selection.current = {
        start: selectionStart ?? field.value.length,
        end: selectionEnd ?? field.value.length,
        direction: selectionDirection ?? undefined,
      }
    }
    setShown(!shown)
    setSaid(shown ? t('controls.password.hidden') : t('controls.password.shown'))
  }

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={input}
      type={shown ? 'text' : 'password'}
      end={
        <>
          <IconButton
            icon={shown ? EyeOffIcon : EyeIcon}
            label={shown ? t('controls.password.hide') : t('controls.password.show')}
            size="sm"
            disabled={props.disabled}
            className={styles.eye}
            onMouseDown={keepFocus}
            onClick={toggle}
          />
          <LiveRegion message={said} />
        </>
      }
    />
  )
}
