import type { FormEvent } from '../form/setupForm.ts'
import type { Submittable } from '../shared/submit.ts'

/** Asks for the link. Spaces around the address do not count. */
export const submitEmail = (actor: Pick<Submittable<FormEvent<{ email: string }>>, 'send'>, email: string): void =>
  actor.send({ type: 'form.submitted', values: { email: email.trim() } })
