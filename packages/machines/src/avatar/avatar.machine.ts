import { emptyForm, setupForm } from '../form/setupForm.ts'
import type { CallFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'

type AvatarTextKey = 'account.profile.imageRefused' | 'account.profile.imageNotSaved'

/** Errors of the field replace the call's message (R341). Without either, only a refusal blames the image. */
const problemOf = ({ kind, errors, message }: CallFailure): Message<AvatarTextKey> =>
  serverWordsOr(
    fieldErrors(errors, { file: 'file' }).file ?? message,
    kind === 'validation' ? 'account.profile.imageRefused' : 'account.profile.imageNotSaved',
  )

const { form, editing, submitting } = setupForm<
  null,
  AvatarTextKey,
  never,
  /** The server shows another image: the profile is to be read again. */
  { type: 'imageReplaced' }
>((failure) => ({ formError: problemOf(failure) }))

/** R017, D53: another image of the person. The image itself stays with the consumer: see `submitImage`. */
export const avatarMachine = form.createMachine({
  id: 'avatar',
  description: 'Replacing the image of a person in the account.',
  context: emptyForm,
  initial: 'editing',
  states: {
    editing: {
      ...editing,
      description: 'The person may pick an image.',
      states: {
        filling: { description: 'Nothing is wrong with the image that is shown.' },
        refused: { description: 'The last image was not taken, and the person is told why.' },
        saved: {
          description: 'The other image is shown; it may be replaced again.',
          tags: ['saved'],
          entry: form.emit({ type: 'imageReplaced' }),
        },
      },
    },
    submitting: {
      ...submitting('editing.saved'),
      description: 'The image is on its way to the server. Another one has to wait.',
    },
  },
})
