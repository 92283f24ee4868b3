import type { AuthErrors } from '@mintage/machines/auth'
import type { Snapshot } from 'xstate'

interface Submitted<Form extends string> {
  form: Form
  /** What was typed, by the names of the fields; never a password. */
  values: Readonly<Record<string, string>>
}

interface OfSession<Form extends string> extends Submitted<Form> {
  errors: AuthErrors
}

interface OfMachine<Form extends string> extends Submitted<Form> {
  errors?: undefined
  /** The form's machine after the refusal. */
  snapshot: Snapshot<unknown>
}

/** A form that a browser sent without the program, and that the server refused. The page shows it again. */
export type SubmittedForm =
  | OfSession<'login'>
  | OfSession<'register'>
  | OfMachine<'forgotPassword'>
  | OfMachine<'contact'>

/** The id of the element with the form, in a page that answers one. */
export const submittedFormId = 'submitted-form'

export function readSubmittedForm(): SubmittedForm | null {
  const text = document.getElementById(submittedFormId)?.textContent
  // Not validated: the same build wrote it on our own server.
  return text ? JSON.parse(text) : null
}
