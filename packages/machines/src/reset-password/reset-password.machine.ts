import { assign, emit, setup } from 'xstate'
import type { BrokenRule } from '../auth/rules.ts'
import type { AuthRuleKey } from '../auth/texts.ts'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr, type ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

export type NewPasswordField = 'password' | 'confirmPassword'

export type ResetPasswordTextKey = AuthRuleKey | 'auth.resetDone' | 'auth.resetFailed' | 'auth.resetRefused'

export interface ResetPasswordInput {
  /** True when the address had both a token and an e-mail. The token itself stays with the consumer. */
  linkComplete: boolean
}

export interface ResetPasswordContext {
  linkComplete: boolean
  /** The first rule that the new password breaks. */
  brokenRule: BrokenRule<NewPasswordField> | null
  /** The server's words under their fields. */
  serverErrors: Partial<Record<NewPasswordField, string>>
  /** The sentence above the form. */
  formError: Message<ResetPasswordTextKey> | null
}

export type ResetPasswordEvent =
  /** Never carries the password: only what the rules found (see `submitNewPassword`). */
  { type: 'password.submitted'; broken: BrokenRule<NewPasswordField> | null }

export type ResetPasswordEmitted =
  /** Lead the person to the sign-in screen (D42). */
  { type: 'passwordReset' } | { type: 'toast'; tone: ToastTone; message: Message<ResetPasswordTextKey> }

export type ResetPasswordTag = 'busy' | 'needsInput'

const types: MachineTypes<
  ResetPasswordContext,
  ResetPasswordEvent,
  ResetPasswordEmitted,
  ResetPasswordTag,
  ResetPasswordInput
> = {}

const wireFields = { password: 'password', password_confirmation: 'confirmPassword' } as const

const noErrors = { brokenRule: null, serverErrors: {}, formError: null }

/** R045-R047, R285, R357-R359, D42: setting a new password by the link that was sent. */
export const resetPasswordMachine = setup({
  types,
  actors: {
    /** Takes the password from the holder. */
    savePassword: notProvided<Answer>('savePassword'),
  },
  guards: {
    linkComplete: ({ context }) => context.linkComplete,
    formComplete: (_, broken: BrokenRule<NewPasswordField> | null) => broken === null,
    resetAccepted: (_, answer: Answer) => isOk(answer),
    linkRefused: (_, { errors }: CallFailure) => errors?.token !== undefined || errors?.email !== undefined,
  },
  actions: {
    clearErrors: assign(noErrors),
    showBrokenRule: assign((_, brokenRule: BrokenRule<NewPasswordField> | null) => ({ ...noErrors, brokenRule })),
    showRefusal: assign((_, answer: Answer) => ({
      formError: serverWordsOr<ResetPasswordTextKey>(refusalOf(answer).message, 'auth.resetRefused'),
    })),
    showFailure: assign((_, failure: CallFailure) => {
      const serverErrors = fieldErrors(failure.errors, wireFields)
      if (Object.keys(serverErrors).length > 0) return { serverErrors }
      return { formError: serverWordsOr<ResetPasswordTextKey>(failure.message, 'auth.resetFailed') }
    }),
    announceReset: emit({ type: 'passwordReset' }),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<ResetPasswordTextKey> }) => ({ type: 'toast', ...toast }) as const,
    ),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Setting a new password by the link that came by e-mail. The password itself never comes in here.',
  context: ({ input }) => ({ ...noErrors, linkComplete: input.linkComplete }),
  initial: 'readingLink',
  states: {
    readingLink: {
      description: 'Left at once: a link without its token or its e-mail leads nowhere.',
      always: [{ guard: 'linkComplete', target: 'choosingPassword' }, { target: 'invalidLink' }],
    },
    choosingPassword: {
      description: 'The person chooses a new password and types it twice.',
      tags: ['needsInput'],
      on: {
        'password.submitted': [
          {
            guard: { type: 'formComplete', params: ({ event }) => event.broken },
            target: 'savingPassword',
            actions: 'clearErrors',
          },
          { actions: { type: 'showBrokenRule', params: ({ event }) => event.broken } },
        ],
      },
    },
    savingPassword: {
      description: 'The server is checking the link and keeping the new password.',
      tags: ['busy'],
      invoke: {
        src: 'savePassword',
        onDone: [
          {
            guard: { type: 'resetAccepted', params: ({ event }) => event.output },
            target: 'passwordSet',
            actions: [
              'announceReset',
              { type: 'tell', params: { tone: 'success', message: { key: 'auth.resetDone' } } },
            ],
          },
          {
            target: 'choosingPassword',
            actions: { type: 'showRefusal', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'linkRefused', params: ({ event }) => readFailure(event.error) },
            target: 'invalidLink',
          },
          {
            target: 'choosingPassword',
            actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
    passwordSet: { type: 'final', description: 'The new password holds; the person signs in with it.' },
    invalidLink: {
      type: 'final',
      description: 'The link is incomplete, was used before or is too old; the person may ask for another.',
    },
  },
})
