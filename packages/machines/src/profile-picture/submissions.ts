import type { FormEvent } from '../form/setupForm.ts'
import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'

/** Hands the picture to the `submit` actor, past the machine. False: one is on its way already. */
export const submitPicture = <Picture>(
  actor: Submittable<FormEvent<null>>,
  holder: SecretHolder<Picture>,
  picture: Picture,
): boolean => submitWithSecret(actor, holder, { type: 'form.submitted', values: null }, picture)
