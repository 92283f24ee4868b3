import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { ProfilePictureEvent } from './profile-picture.machine.ts'

/** Hands the picture to the `uploadPicture` actor, past the machine. False: one is on its way already. */
export const submitPicture = <Picture>(
  actor: Submittable<ProfilePictureEvent>,
  holder: SecretHolder<Picture>,
  picture: Picture,
): boolean => submitWithSecret(actor, holder, { type: 'picture.picked' }, picture)
