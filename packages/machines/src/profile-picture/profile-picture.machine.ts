import { emptyForm, setupForm } from '../form/setupForm.ts'
import type { CallFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'

type ProfilePictureTextKey = 'account.profile.pictureRefused' | 'account.profile.pictureNotSaved'

/** Errors of the field replace the call's message (R341). Without either, only a refusal blames the picture. */
const problemOf = ({ kind, errors, message }: CallFailure): Message<ProfilePictureTextKey> =>
  serverWordsOr(
    fieldErrors(errors, { file: 'file' }).file ?? message,
    kind === 'validation' ? 'account.profile.pictureRefused' : 'account.profile.pictureNotSaved',
  )

const { form, editing, submitting } = setupForm<
  null,
  ProfilePictureTextKey,
  never,
  /** The server shows another picture: the profile is to be read again. */
  { type: 'pictureReplaced' }
>((failure) => ({ formError: problemOf(failure) }))

/** R017, D53: another picture of the person. The picture itself stays with the consumer: see `submitPicture`. */
export const profilePictureMachine = form.createMachine({
  id: 'profilePicture',
  description: 'Replacing the picture of a person in the account.',
  context: emptyForm,
  initial: 'editing',
  states: {
    editing: {
      ...editing,
      description: 'The person may pick a picture.',
      states: {
        filling: { description: 'Nothing is wrong with the picture that is shown.' },
        refused: { description: 'The last picture was not taken, and the person is told why.' },
        saved: {
          description: 'The other picture is shown; it may be replaced again.',
          tags: ['saved'],
          entry: form.emit({ type: 'pictureReplaced' }),
        },
      },
    },
    submitting: {
      ...submitting('editing.saved'),
      description: 'The picture is on its way to the server. Another one has to wait.',
    },
  },
})
