import { useId } from 'react'
import { useCompositionKeys } from './useCompositionKeys.ts'

/** Props of every field. */
export interface FieldProps {
  /** The name of the control, above it. */
  label: string
  /** Shown under the control. */
  hint?: string | undefined
  /** The error; marks the control as invalid. */
  error?: string | undefined
  /** Shows "optional" after the label. */
  optional?: boolean | undefined
  /** Keeps the label for assistive technology only, where the place explains the control. */
  hideLabel?: boolean | undefined
}

/** Ids that tie label, hint and error to a control; spread `control` on the element that takes the focus. */
export function useField({
  id,
  hint,
  error,
  describedBy,
}: {
  id?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  /** Id of one more text that describes the control, such as a counter; read last. */
  describedBy?: string | undefined
}) {
  useCompositionKeys()
  const made = useId()
  const base = id ?? made
  const ids = { control: base, label: `${base}-label`, hint: `${base}-hint`, error: `${base}-error` }
  const described = [error ? ids.error : '', hint ? ids.hint : '', describedBy].filter(Boolean).join(' ')
  return {
    ids,
    control: {
      id: base,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  }
}
