import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { PictureCheckEvent } from './picture-check.machine.ts'

/** Hands the picture to the `checkPicture` actor, past the machine. False: one is being checked already. */
export const submitPictureForCheck = <Picture>(
  actor: Submittable<PictureCheckEvent>,
  holder: SecretHolder<Picture>,
  picture: Picture,
): boolean => submitWithSecret(actor, holder, { type: 'picture.picked' }, picture)
