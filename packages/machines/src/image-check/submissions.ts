import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { ImageCheckEvent } from './image-check.machine.ts'

/** Hands the image to the `checkImage` actor, past the machine. False: one is being checked already. */
export const submitImageForCheck = <Image>(
  actor: Submittable<ImageCheckEvent>,
  holder: SecretHolder<Image>,
  image: Image,
): boolean => submitWithSecret(actor, holder, { type: 'image.picked' }, image)
