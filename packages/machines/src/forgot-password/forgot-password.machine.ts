import { type BrokenRule, checkResetRequest } from '../auth/rules.ts'
import { emptyForm, setupCheckedForm } from '../form/setupForm.ts'
import { firstFieldError } from '../shared/failure.ts'
import { type Message, serverWordsOr, type ToastTone } from '../shared/message.ts'

type ForgotPasswordTextKey =
  | 'auth.resetEmailRequired'
  | 'auth.emailRequired'
  | 'auth.resetEmailFailed'
  | 'auth.forgot.sent'

const { form, editing, submitting } = setupCheckedForm<
  { email: string },
  ForgotPasswordTextKey,
  never,
  { type: 'toast'; tone: ToastTone; message: Message<ForgotPasswordTextKey> },
  undefined,
  BrokenRule<'email'>
>(
  ({ email }) => {
    const brokenRule = checkResetRequest(email)
    // The screen says the rule, the store says this (R245, D41).
    return brokenRule && { brokenRule, formError: { key: 'auth.emailRequired' } }
  },
  (failure) => ({ formError: serverWordsOr(firstFieldError(failure) ?? failure.message, 'auth.resetEmailFailed') }),
)

/** R044, R245, R356, D41: asking for a link to set a new password. The same for an address without an account. */
export const forgotPasswordMachine = form.createMachine({
  id: 'forgotPassword',
  description: 'Asking for a link by e-mail that lets the person set a new password.',
  context: emptyForm,
  initial: 'editing',
  states: {
    editing: {
      ...editing,
      description: 'The person gives the e-mail of their account.',
      states: {
        filling: { description: 'Nothing is wrong so far.' },
        correcting: { description: 'There is no e-mail; nothing was asked for.' },
        refused: { description: 'The server sent no link and says why.' },
      },
    },
    submitting: { ...submitting('sent'), description: 'The server is asked to send the link.' },
    sent: {
      description: 'The link is on its way, if the address belongs to an account; nobody is told which.',
      tags: ['sent'],
      entry: form.emit({ type: 'toast', tone: 'success', message: { key: 'auth.forgot.sent' } }),
      on: { 'form.reset': { target: 'editing' } },
    },
  },
})
