import {
  type FormHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
} from 'react'

/** Maps a field's name to the error under it; an absent or empty text means no error. */
export type FieldErrors<Name extends string = string> = { readonly [Field in Name]?: string | undefined }

/** Initial values by the names of the fields; a ticked box has one. Never a password. */
export type FormDefaults = Readonly<Record<string, string>>

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'action'> {
  /** Called with the fields' values; never while busy, and once for a double click or a held Enter. */
  onSubmit: (values: FormData) => void
  /** A new object with at least one text moves the focus to the first field in error. */
  errors?: FieldErrors | undefined
  /** True while the form is being sent. */
  busy?: boolean | undefined
  /** Fields, and a button of type `submit`. */
  children: ReactNode
}

/** The second press of a double click would send again before `busy` is set. */
function refuseSecondClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button, input') : null
  const isButton = button instanceof HTMLButtonElement || button instanceof HTMLInputElement
  if (event.detail > 1 && isButton && button.type === 'submit') event.preventDefault()
}

/** A held Enter repeats and would send again. */
function refuseHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/**
 * A native form of uncontrolled fields. `noValidate`, because the screen validates with our texts. Nothing resets the
 * fields, so their values survive an error. `post`, because a browser without the script would put a password into the
 * URL.
 */
export function Form({ onSubmit, errors, busy = false, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isShown = useRef(false)

  useEffect(() => {
    // Someone may have begun to correct a rendered page.
    const isInUse = !isShown.current && form.current?.contains(document.activeElement)
    isShown.current = true
    if (isInUse || !errors || !Object.values(errors).some(Boolean)) return
    // A disabled field cannot take the focus, so the next one in error does.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
    if (!wrong) return
    wrong.focus({ preventScroll: true })
    // Scrolls to the whole field, because a small window would hide its label or error.
    const field = wrong.closest('[data-invalid]') ?? wrong
    field.scrollIntoView({ block: 'nearest' })
  }, [errors])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog's form is outside this form in the DOM, but its events bubble through React's tree.
    if (event.target !== event.currentTarget || busy) return
    event.stopPropagation()
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <form
      method="post"
      {...rest}
      ref={form}
      noValidate
      onClickCapture={refuseSecondClick}
      onKeyDownCapture={refuseHeldEnter}
      onSubmit={submit}
      aria-busy={busy || undefined}
    >
      {children}
    </form>
  )
}
