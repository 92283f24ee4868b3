import { textOf } from '../Form/values.ts'
import type { PhoneValue } from './usePhone.ts'

/** Names of the inputs, except the hidden one with the E.164 number. `display` is the visible one. */
export const phonePart = (name: string, part: 'display' | 'country' | 'national' | 'valid') => `${name}.${part}`

const validities: Readonly<Record<string, boolean>> = { true: true, false: false }

/** The value of a PhoneField in a form's data. */
export function phoneOf(data: FormData, name: string): PhoneValue {
  return {
    display: textOf(data, phonePart(name, 'display')),
    international: textOf(data, name),
    country: textOf(data, phonePart(name, 'country')),
    nationalNumber: textOf(data, phonePart(name, 'national')),
    valid: validities[textOf(data, phonePart(name, 'valid'))] ?? null,
  }
}
