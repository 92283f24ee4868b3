import type { FormEvent } from '../form/setupForm.ts'
import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'

/** Hands the image to the `submit` actor, past the machine. False: one is on its way already. */
export const submitImage = <Image>(
  actor: Submittable<FormEvent<null>>,
  holder: SecretHolder<Image>,
  image: Image,
): boolean => submitWithSecret(actor, holder, { type: 'form.submitted', values: null }, image)
