import { assign, emit, setup } from 'xstate'
import { type BrokenRule, checkResetRequest } from '../auth/rules.ts'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, firstFieldError, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr, type ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type ForgotPasswordTextKey =
  | 'auth.resetEmailRequired'
  | 'auth.emailRequired'
  | 'auth.resetEmailFailed'
  | 'auth.forgot.sent'

export interface ForgotPasswordContext {
  /** The address the link was last asked for; empty before that. */
  email: string
  brokenRule: BrokenRule<'email'> | null
  /** Why the server sent no link. */
  formError: Message<ForgotPasswordTextKey> | null
  /** The store's error: for an empty address it has a text of its own, beside the form's (R245, R344, D41). */
  error: Message<ForgotPasswordTextKey> | null
}

export type ForgotPasswordEvent =
  | { type: 'link.requested'; email: string }
  /** The person wants the link for another address. */
  | { type: 'another.requested' }

export type ForgotPasswordEmitted = { type: 'toast'; tone: ToastTone; message: Message<ForgotPasswordTextKey> }

export type ForgotPasswordTag = 'busy' | 'needsInput'

const types: MachineTypes<
  ForgotPasswordContext,
  ForgotPasswordEvent,
  ForgotPasswordEmitted,
  ForgotPasswordTag,
  undefined
> = {}

const noErrors = { brokenRule: null, formError: null, error: null }

const failureText = (failure: CallFailure) =>
  serverWordsOr<ForgotPasswordTextKey>(firstFieldError(failure) ?? failure.message, 'auth.resetEmailFailed')

/** R044, R245, R356, D41: asking for a link to set a new password. The same for an address without an account. */
export const forgotPasswordMachine = setup({
  types,
  actors: {
    requestLink: notProvided<Answer, { email: string }>('requestLink'),
  },
  guards: {
    emailGiven: (_, email: string) => checkResetRequest(email) === null,
    linkAccepted: (_, answer: Answer) => isOk(answer),
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ ...noErrors, email: email.trim() })),
    showBrokenRule: assign((_, email: string) => ({
      ...noErrors,
      brokenRule: checkResetRequest(email),
      error: { key: 'auth.emailRequired' } as const,
    })),
    showFailure: assign((_, failure: CallFailure) => {
      const text = failureText(failure)
      return { formError: text, error: text }
    }),
    forgetEmail: assign({ ...noErrors, email: '' }),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<ForgotPasswordTextKey> }) =>
        ({ type: 'toast', ...toast }) as const,
    ),
  },
}).createMachine({
  id: 'forgotPassword',
  description: 'Asking for a link by e-mail that lets the person set a new password.',
  context: { ...noErrors, email: '' },
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      description: 'The person gives the e-mail of their account.',
      tags: ['needsInput'],
      on: {
        'link.requested': [
          {
            guard: { type: 'emailGiven', params: ({ event }) => event.email },
            target: 'requestingLink',
            actions: { type: 'keepEmail', params: ({ event }) => event.email },
          },
          { actions: { type: 'showBrokenRule', params: ({ event }) => event.email } },
        ],
      },
    },
    requestingLink: {
      description: 'The server is asked to send the link.',
      tags: ['busy'],
      invoke: {
        src: 'requestLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'linkAccepted', params: ({ event }) => event.output },
            target: 'linkSent',
            actions: { type: 'tell', params: { tone: 'success', message: { key: 'auth.forgot.sent' } } },
          },
          {
            target: 'enteringEmail',
            actions: { type: 'showFailure', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: {
          target: 'enteringEmail',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    linkSent: {
      description: 'The link is on its way, if the address belongs to an account; nobody is told which.',
      on: { 'another.requested': { target: 'enteringEmail', actions: 'forgetEmail' } },
    },
  },
})
