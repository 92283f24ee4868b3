import { emptyForm, setupForm } from '../form/setupForm.ts'
import { serverWordsOr } from '../shared/message.ts'

type VerificationMailTextKey = 'account.profile.resendFailed'

const { form, editing, submitting } = setupForm<null, VerificationMailTextKey>(({ message }) => ({
  formError: serverWordsOr(message, 'account.profile.resendFailed'),
}))

/** Sends the verification mail again (D05). The session holds whether the address is verified. */
export const verificationMailMachine = form.createMachine({
  id: 'verificationMail',
  description: 'Asking for the verification link once more.',
  context: emptyForm,
  initial: 'editing',
  states: {
    editing: {
      ...editing,
      description: 'The address is not verified: the person may ask for the link.',
      states: {
        filling: { description: 'No link was asked for so far.' },
        refused: { description: 'No mail went out, and the person is told why.' },
      },
    },
    submitting: { ...submitting('sent'), description: 'The server is sending the mail.' },
    sent: { description: 'The mail is out; another one needs another visit of the tab.', tags: ['sent'] },
  },
})
