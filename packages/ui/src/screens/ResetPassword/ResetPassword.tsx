import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textsOf } from '../../controls/Form/values.ts'
import { Button, Link, Notice, Stack, Text } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { NewPasswordFields } from '../shared/auth/NewPasswordFields.tsx'

export interface NewPasswordValues {
  password: string
  confirmPassword: string
}

export type ResetPasswordProps =
  | {
      status: 'choosing'
      /** The account's address, from the link. */
      email: string
      /** Stays the same object until the next response. */
      errors: FieldErrors<keyof NewPasswordValues>
      /** An error of no single field. */
      formError: string | null
      busy: boolean
      onSubmit: (values: NewPasswordValues) => void
      hrefs: { login: string }
    }
  | {
      /** The link has no token or email, or the server refused it (R047, D42). */
      status: 'invalidLink'
      hrefs: { login: string; forgotPassword: string }
    }

type Choosing = Extract<ResetPasswordProps, { status: 'choosing' }>
type Invalid = Extract<ResetPasswordProps, { status: 'invalidLink' }>

function ChooseForm({ email, errors, formError, busy, onSubmit }: Choosing) {
  const t = useTexts(authTexts)
  return (
    <>
      <PageHeading gap="sm" title={t('auth.reset.title')}>
        {t('auth.reset.lead', { email })}
      </PageHeading>
      <Form errors={errors} busy={busy} onSubmit={(data) => onSubmit(textsOf(data, ['password', 'confirmPassword']))}>
        <Stack gap="lg">
          {formError ? <Notice tone="critical">{formError}</Notice> : null}
          {/* Password managers save the new password under this name. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordFields label={t('auth.newPassword')} confirmLabel={t('auth.confirmPassword')} errors={errors} />
          <Button type="submit" size="lg" fullWidth busy={busy} busyLabel={t('auth.reset.busy')}>
            {t('auth.reset.submit')}
          </Button>
        </Stack>
      </Form>
    </>
  )
}

function InvalidLink({ hrefs }: Invalid) {
  const t = useTexts(authTexts)
  return (
    <>
      <PageHeading gap="sm" title={t('auth.reset.invalidTitle')}>
        {t('auth.reset.invalidBody')}
      </PageHeading>
      <Button href={hrefs.forgotPassword} size="lg" fullWidth>
        {t('auth.reset.askAgain')}
      </Button>
    </>
  )
}

/** Form that sets a new password from a mailed link. Rendered in AuthFrame. */
export function ResetPassword(props: ResetPasswordProps) {
  const t = useTexts(authTexts)
  return (
    <Stack gap="xl">
      {props.status === 'choosing' ? <ChooseForm {...props} /> : <InvalidLink {...props} />}
      <Text>
        <Link alone href={props.hrefs.login}>
          {t('auth.forgot.back')}
        </Link>
      </Text>
    </Stack>
  )
}
