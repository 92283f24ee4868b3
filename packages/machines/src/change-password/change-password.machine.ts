import { assign, type EventObject, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import type { BrokenPasswordRule, PasswordChangeField, PasswordChangeRuleKey } from './rules.ts'

export type ChangePasswordTextKey = PasswordChangeRuleKey | 'auth.passwordUpdateFailed'

export interface ChangePasswordInput {
  signedIn: boolean
}

export interface ChangePasswordContext {
  signedIn: boolean
  brokenRule: BrokenPasswordRule | null
  /** The server's words under their fields. */
  serverErrors: Partial<Record<PasswordChangeField, string>>
  /** The sentence above the form. */
  formError: Message<ChangePasswordTextKey> | null
}

export type ChangePasswordEvent =
  /** Never carries a password: only what the rules found (see `submitPasswordChange`). */
  | { type: 'password.submitted'; broken: BrokenPasswordRule | null }
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut' }

export type ChangePasswordTag = 'busy' | 'needsInput' | 'saved'

const types: MachineTypes<
  ChangePasswordContext,
  ChangePasswordEvent,
  EventObject,
  ChangePasswordTag,
  ChangePasswordInput
> = {}

const wireFields = {
  current_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'confirmPassword',
} as const

const noErrors = { brokenRule: null, serverErrors: {}, formError: null }

/** R058, R189, R309, R343: changing the password of a signed-in person. */
export const changePasswordMachine = setup({
  types,
  actors: {
    /** Takes both passwords from the holder. */
    changePassword: notProvided<Answer>('changePassword'),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    formComplete: (_, broken: BrokenPasswordRule | null) => broken === null,
    changeAccepted: (_, answer: Answer) => isOk(answer),
  },
  actions: {
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ ...noErrors, signedIn: false }),
    clearErrors: assign(noErrors),
    showBrokenRule: assign((_, brokenRule: BrokenPasswordRule | null) => ({ ...noErrors, brokenRule })),
    showFailure: assign((_, failure: CallFailure) => {
      const serverErrors = fieldErrors(failure.errors, wireFields)
      if (Object.keys(serverErrors).length > 0) return { serverErrors }
      return { formError: serverWordsOr<ChangePasswordTextKey>(failure.message, 'auth.passwordUpdateFailed') }
    }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'Changing the password in the account. The passwords themselves never come in here.',
  context: ({ input }) => ({ ...noErrors, signedIn: input.signedIn }),
  initial: 'deciding',
  on: {
    'person.signedOut': { target: '.signedOut', actions: 'markSignedOut' },
  },
  states: {
    deciding: {
      description: 'Left at once: only a signed-in person has a password to change.',
      always: [{ guard: 'isSignedIn', target: 'enteringPasswords' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'The person is signed out: nothing can be sent (R189).',
      on: { 'person.signedIn': { target: 'enteringPasswords', actions: 'markSignedIn' } },
    },
    enteringPasswords: {
      description: 'The person gives their password of today and chooses a new one.',
      tags: ['needsInput'],
      initial: 'filling',
      on: {
        'password.submitted': [
          {
            guard: { type: 'formComplete', params: ({ event }) => event.broken },
            target: 'changingPassword',
            actions: 'clearErrors',
          },
          { target: '.correcting', actions: { type: 'showBrokenRule', params: ({ event }) => event.broken } },
        ],
      },
      states: {
        filling: { description: 'Nothing is wrong so far.' },
        correcting: { description: 'A rule is broken; nothing was sent.' },
        refused: { description: 'The server did not change the password and says why.' },
        saved: {
          description: 'The password was changed; it may be changed again.',
          tags: ['saved'],
        },
      },
    },
    changingPassword: {
      description: 'The server is checking the password of today and keeping the new one.',
      tags: ['busy'],
      invoke: {
        src: 'changePassword',
        onDone: [
          {
            guard: { type: 'changeAccepted', params: ({ event }) => event.output },
            target: 'enteringPasswords.saved',
          },
          {
            target: 'enteringPasswords.refused',
            actions: { type: 'showFailure', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: {
          target: 'enteringPasswords.refused',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
  },
})
