import type { EventObject } from 'xstate'
import { accountForm } from '../form/accountForm.ts'
import { errorsUnderFields, type FormInput, setupCheckedForm } from '../form/setupForm.ts'
import type { BrokenPasswordRule, PasswordChangeField, PasswordChangeRuleKey } from './rules.ts'

type ChangePasswordTextKey = PasswordChangeRuleKey | 'auth.passwordUpdateFailed'

const serverFields = {
  current_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'confirmPassword',
} as const

const { form, editing, submitting } = setupCheckedForm<
  /** What the rules found: see `submitPasswordChange`. */
  BrokenPasswordRule | null,
  ChangePasswordTextKey,
  PasswordChangeField,
  EventObject,
  FormInput,
  BrokenPasswordRule
>(
  (brokenRule) => brokenRule && { brokenRule },
  (failure) => errorsUnderFields(failure, serverFields, 'auth.passwordUpdateFailed'),
)

/** R058, R189, R309, R343: changing the password of a signed-in person. */
export const changePasswordMachine = form.extend({ guards: accountForm.guards }).createMachine({
  id: 'changePassword',
  description: 'Changing the password in the account. The passwords themselves never come in here.',
  ...accountForm.start,
  states: {
    signedOut: accountForm.signedOut,
    editing: {
      ...editing,
      description: 'The person gives their password of today and chooses a new one.',
      states: {
        filling: { description: 'Nothing is wrong so far.' },
        correcting: { description: 'A rule is broken; nothing was sent.' },
        refused: { description: 'The server did not change the password and says why.' },
        saved: { description: 'The password was changed; it may be changed again.', tags: ['saved'] },
      },
    },
    submitting: {
      ...submitting('editing.saved'),
      description: 'The server is checking the password of today and keeping the new one.',
    },
  },
})
