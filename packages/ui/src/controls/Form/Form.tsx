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

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'action'> {
  /** Called with what the fields hold; never while busy, and once for a double click or a held Enter. */
  onSubmit: (values: FormData) => void
  /** A new object with at least one text moves the focus to the first field in error. */
  errors?: FieldErrors | undefined
  /** While it is sent. */
  busy?: boolean | undefined
  /** Fields, and a button of type `submit`. */
  children: ReactNode
}

/** The second press of a double click on the button would send again before the first answer can set `busy`. */
function refuseSecondClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button, input') : null
  const isButton = button instanceof HTMLButtonElement || button instanceof HTMLInputElement
  if (event.detail > 1 && isButton && button.type === 'submit') event.preventDefault()
}

/** A key held down repeats, and each Enter sends. */
function refuseHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/**
 * A native form of uncontrolled fields. Checks are the screen's business (`noValidate`), so that every text is ours;
 * nothing resets the fields, so what was typed survives an error. `post`, because a browser that sends it by itself, where
 * a page came rendered and its program did not, would put a password into the address.
 */
export function Form({ onSubmit, errors, busy = false, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!errors || !Object.values(errors).some(Boolean)) return
    // A disabled field takes no focus: the next one in error gets it.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
    if (!wrong) return
    wrong.focus({ preventScroll: true })
    // With its label above and the text below, which a small window would leave out.
    const field = wrong.closest('[data-invalid]') ?? wrong
    field.scrollIntoView({ block: 'nearest' })
  }, [errors])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog renders outside the form but bubbles through React's tree: its own form is not this one.
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
