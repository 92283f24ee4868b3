import type { CallFailure } from './failure.ts'

/**
 * The server's words under the fields of a form: `serverFields` says under which. The first text of the first name of the API
 * wins; names that belong to no field are left out.
 */
export const fieldErrors = <Field extends string>(
  errors: CallFailure['errors'],
  serverFields: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> => {
  const shown: Partial<Record<Field, string>> = {}
  for (const [name, [text]] of Object.entries(errors ?? {})) {
    const field = Object.hasOwn(serverFields, name) ? serverFields[name] : undefined
    if (field !== undefined && text !== undefined) shown[field] ??= text
  }
  return shown
}
