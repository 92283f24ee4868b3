import type { CallFailure } from './failure.ts'

/**
 * The server's words under the fields of a form: `wireFields` says under which. The first text of the first wire name
 * wins; wire names that belong to no field are left out.
 */
export const fieldErrors = <Field extends string>(
  errors: CallFailure['errors'],
  wireFields: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> => {
  const shown: Partial<Record<Field, string>> = {}
  for (const [wire, [text]] of Object.entries(errors ?? {})) {
    const field = Object.hasOwn(wireFields, wire) ? wireFields[wire] : undefined
    if (field !== undefined && text !== undefined) shown[field] ??= text
  }
  return shown
}
