import type { BrokenRule } from '../auth/rules.ts'
import type { AuthRuleKey } from '../auth/text-keys.ts'
import { emptyForm, errorsUnderFields, type FormInput, setupCheckedForm } from '../form/setupForm.ts'
import { type Message, serverWordsOr, type ToastTone } from '../shared/message.ts'

export type NewPasswordField = 'password' | 'confirmPassword'

type ResetPasswordTextKey = AuthRuleKey | 'auth.resetDone' | 'auth.resetFailed' | 'auth.resetRefused'

type ResetPasswordEmitted =
  /** Lead the person to the sign-in screen (D42). */
  { type: 'passwordReset' } | { type: 'toast'; tone: ToastTone; message: Message<ResetPasswordTextKey> }

const serverFields = {
  password: 'password',
  password_confirmation: 'confirmPassword',
  token: 'link',
  email: 'link',
} as const

const { form, editing, submitting } = setupCheckedForm<
  /** What the rules found: see `submitNewPassword`. */
  BrokenRule<NewPasswordField> | null,
  ResetPasswordTextKey,
  NewPasswordField | 'link',
  ResetPasswordEmitted,
  /** Enabled when the address had both a token and an e-mail. The token itself stays with the consumer. */
  FormInput,
  BrokenRule<NewPasswordField>
>(
  (brokenRule) => brokenRule && { brokenRule },
  (failure) =>
    failure.kind === 'refused'
      ? { formError: serverWordsOr(failure.message, 'auth.resetRefused') }
      : errorsUnderFields(failure, serverFields, 'auth.resetFailed'),
)

/** R045-R047, R285, R357-R359, D42: setting a new password by the link that was sent. */
export const resetPasswordMachine = form
  .extend({
    guards: {
      isLinkComplete: ({ context }) => context.enabled,
      isLinkRefused: ({ context }) => context.serverErrors.link !== undefined,
    },
  })
  .createMachine({
    id: 'resetPassword',
    description: 'Setting a new password by the link that came by e-mail. The password itself never comes in here.',
    context: ({ input }) => ({ ...emptyForm, enabled: input.enabled }),
    initial: 'readingLink',
    states: {
      readingLink: {
        description: 'Left at once: a link without its token or its e-mail leads nowhere.',
        always: [{ guard: 'isLinkComplete', target: 'editing' }, { target: 'invalidLink' }],
      },
      editing: {
        ...editing,
        description: 'The person chooses a new password and types it twice.',
        states: {
          filling: { description: 'Nothing is wrong so far.' },
          correcting: { description: 'A rule is broken; nothing was sent.' },
          refused: {
            description: 'The server did not keep the password and says why. Left at once when the link is refused.',
            always: { guard: 'isLinkRefused', target: '#resetPassword.invalidLink' },
          },
        },
      },
      submitting: {
        ...submitting('passwordSet'),
        description: 'The server is checking the link and keeping the new password.',
      },
      passwordSet: {
        type: 'final',
        description: 'The new password holds; the person signs in with it.',
        entry: [
          form.emit({ type: 'passwordReset' }),
          form.emit({ type: 'toast', tone: 'success', message: { key: 'auth.resetDone' } }),
        ],
      },
      invalidLink: {
        type: 'final',
        description: 'The link is incomplete, was used before or is too old; the person may ask for another.',
      },
    },
  })
