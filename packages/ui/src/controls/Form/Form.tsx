import { type FormHTMLAttributes, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'

/** Field name to the text shown under it; an absent or empty text is no error. */
export type FieldErrors<Name extends string = string> = { readonly [Field in Name]?: string | undefined }

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'action'> {
  /** Called with what the fields hold; never while busy. */
  onSubmit: (values: FormData) => void
  /** A new object with at least one text moves the focus to the first field in error. */
  errors?: FieldErrors | undefined
  busy?: boolean | undefined
  children: ReactNode
}

/**
 * A native form of uncontrolled fields. Checks are the screen's business (`noValidate`), so that every text is ours;
 * nothing resets the fields, so what was typed survives an error.
 */
export function Form({ onSubmit, errors, busy = false, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!errors || !Object.values(errors).some(Boolean)) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog renders outside the form but bubbles through React's tree: its own form is not this one.
    if (event.target !== event.currentTarget || busy) return
    event.stopPropagation()
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <form {...rest} ref={form} noValidate onSubmit={submit} aria-busy={busy || undefined}>
      {children}
    </form>
  )
}
