import { emptyForm, type FormInput } from './setupForm.ts'

const isSignedIn = ({ context }: { context: { enabled: boolean } }) => context.enabled

/** Shared by the account's forms: a guest cannot submit (R189). */
export const accountForm = {
  guards: { isSignedIn },
  start: {
    context: ({ input }: { input: FormInput }) => ({ ...emptyForm, enabled: input.enabled }),
    initial: 'signedOut',
    on: { 'person.signedOut': { target: '.signedOut', actions: 'disable' } },
  },
  signedOut: {
    description: 'Nothing can be sent (R189). Left at once when the person is signed in.',
    always: { guard: 'isSignedIn', target: 'editing' },
    on: { 'person.signedIn': { actions: 'enable' } },
  },
} as const
