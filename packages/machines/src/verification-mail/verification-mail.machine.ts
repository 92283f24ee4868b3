import { createFormMachine } from '../form/createFormMachine.ts'
import { serverWordsOr } from '../shared/message.ts'

export type VerificationMailTextKey = 'account.profile.resendFailed'

/** D05: the mail with the verification link, once more. Whether the address is verified is the session's to know. */
export const verificationMailMachine = createFormMachine<null>()({
  id: 'verificationMail',
  description: 'Asking for the verification link once more.',
  states: {
    editing: 'The address is not verified: the person may ask for the link.',
    filling: 'No link was asked for so far.',
    refused: 'No mail went out, and the person is told why.',
    submitting: 'The server is sending the mail.',
    sent: 'The mail is out; another one needs another visit of the tab.',
  },
  errorsOf: ({ message }) => ({
    serverErrors: {},
    formError: serverWordsOr<VerificationMailTextKey>(message, 'account.profile.resendFailed'),
  }),
})
