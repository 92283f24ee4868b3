import { assertEvent, assign, emit, setup } from 'xstate'
import { type Answer, isOk, refusalOf } from '../shared/answer.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

/** What a person may change of their profile; the e-mail is not among it (D53). */
export interface ProfileChange {
  name: string
  surname: string
  /** International, or as typed; null when there is none. */
  phone: string | null
  countryId: number | null
  city: string
  address: string
  postCode: string
}

export type ProfileField = keyof ProfileChange

export type UpdateProfileTextKey = 'account.profile.saveFailed'

export interface UpdateProfileInput {
  signedIn: boolean
}

export interface UpdateProfileContext {
  signedIn: boolean
  /** The server's words under their fields. */
  serverErrors: Partial<Record<ProfileField, string>>
  /** The sentence above the form. */
  formError: Message<UpdateProfileTextKey> | null
}

export type UpdateProfileEvent =
  | { type: 'profile.submitted'; change: ProfileChange }
  | { type: 'person.signedIn' }
  | { type: 'person.signedOut' }

export type UpdateProfileEmitted =
  /** The server keeps it: whatever shows the profile reads it again. */
  { type: 'profileSaved' }

export type UpdateProfileTag = 'busy' | 'needsInput' | 'saved'

const types: MachineTypes<
  UpdateProfileContext,
  UpdateProfileEvent,
  UpdateProfileEmitted,
  UpdateProfileTag,
  UpdateProfileInput
> = {}

const wireFields = {
  name: 'name',
  surname: 'surname',
  phone: 'phone',
  country: 'countryId',
  city: 'city',
  address: 'address',
  post_code: 'postCode',
} as const

const noErrors = { serverErrors: {}, formError: null }

/** R189, R308, D53: keeping what a signed-in person changed of their profile. */
export const updateProfileMachine = setup({
  types,
  actors: {
    updateProfile: notProvided<Answer, ProfileChange>('updateProfile'),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    changeAccepted: (_, answer: Answer) => isOk(answer),
  },
  actions: {
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ ...noErrors, signedIn: false }),
    clearErrors: assign(noErrors),
    announceSaved: emit({ type: 'profileSaved' }),
    showFailure: assign((_, failure: CallFailure) => {
      const serverErrors = fieldErrors(failure.errors, wireFields)
      if (Object.keys(serverErrors).length > 0) return { serverErrors }
      return { formError: serverWordsOr<UpdateProfileTextKey>(failure.message, 'account.profile.saveFailed') }
    }),
  },
}).createMachine({
  id: 'updateProfile',
  description: 'Changing the profile in the account: everything but the e-mail.',
  context: ({ input }) => ({ ...noErrors, signedIn: input.signedIn }),
  initial: 'deciding',
  on: {
    'person.signedOut': { target: '.signedOut', actions: 'markSignedOut' },
  },
  states: {
    deciding: {
      description: 'Left at once: only a signed-in person has a profile to change.',
      always: [{ guard: 'isSignedIn', target: 'editing' }, { target: 'signedOut' }],
    },
    signedOut: {
      description: 'The person is signed out: nothing can be sent (R189).',
      on: { 'person.signedIn': { target: 'editing', actions: 'markSignedIn' } },
    },
    editing: {
      description: 'The person changes what they like.',
      tags: ['needsInput'],
      initial: 'filling',
      on: { 'profile.submitted': { target: 'saving', actions: 'clearErrors' } },
      states: {
        filling: { description: 'Nothing was sent so far.' },
        refused: { description: 'The server did not keep the profile and says why; the form stays as it is.' },
        saved: { description: 'The profile is kept; it may be changed again.', tags: ['saved'] },
      },
    },
    saving: {
      description: 'The server is keeping the profile.',
      tags: ['busy'],
      invoke: {
        src: 'updateProfile',
        input: ({ event }) => {
          assertEvent(event, 'profile.submitted')
          return event.change
        },
        onDone: [
          {
            guard: { type: 'changeAccepted', params: ({ event }) => event.output },
            target: 'editing.saved',
            actions: 'announceSaved',
          },
          {
            target: 'editing.refused',
            actions: { type: 'showFailure', params: ({ event }) => refusalOf(event.output) },
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: { type: 'showFailure', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
  },
})
