import { createFormMachine } from '../form/createFormMachine.ts'
import type { CallFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'

export type ProfilePictureTextKey = 'account.profile.pictureRefused' | 'account.profile.pictureNotSaved'

/** The words about the picture win over those about the call (R341). Where there are none, only a refusal blames it. */
const problemOf = ({ kind, errors, message }: CallFailure): Message<ProfilePictureTextKey> =>
  serverWordsOr(
    fieldErrors(errors, { file: 'file' }).file ?? message,
    kind === 'validation' ? 'account.profile.pictureRefused' : 'account.profile.pictureNotSaved',
  )

/** R017, D53: another picture of the person. The picture itself stays with the consumer: see `submitPicture`. */
export const profilePictureMachine = createFormMachine<null>()({
  id: 'profilePicture',
  description: 'Replacing the picture of a person in the account.',
  states: {
    editing: 'The person may pick a picture.',
    filling: 'Nothing is wrong with the picture that is shown.',
    refused: 'The last picture was not taken, and the person is told why.',
    submitting: 'The picture is on its way to the server. Another one has to wait.',
  },
  errorsOf: (failure) => ({ serverErrors: {}, formError: problemOf(failure) }),
  /** The server shows another picture: the profile is to be read again. */
  accepted: { type: 'pictureReplaced' },
})
