import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx'
import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import { type FieldErrors, Form, type FormDefaults } from '../../controls/Form/Form.tsx'
import { isTicked, textsOf } from '../../controls/Form/values.ts'
import { PhoneField } from '../../controls/PhoneField/PhoneField.tsx'
import { phoneOf, phonePart } from '../../controls/PhoneField/phoneOf.ts'
import type { PhoneValue } from '../../controls/PhoneField/usePhone.ts'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { TermsLabel } from '../../overlays/BuyTokensModal/TermsLabel.tsx'
import { Button, Link, Notice, Stack, Text } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { NewPasswordFields } from '../shared/auth/NewPasswordFields.tsx'
import * as styles from './Register.css.ts'

export interface RegisterValues {
  firstName: string
  lastName: string
  email: string
  /** Optional: all its fields are empty without a phone number (R150). */
  phone: PhoneValue
  password: string
  confirmPassword: string
  termsAccepted: boolean
}

export type RegisterField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirmPassword' | 'terms'
export type RegisterErrors = FieldErrors<RegisterField>

export interface RegisterFormProps {
  defaults?: FormDefaults | undefined
  /**
   * Our own checks give one text, the first (R239); the server may give several. Stays the same object until the next
   * response.
   */
  errors: RegisterErrors
  /** An error of no single field. */
  formError: string | null
  busy: boolean
  onSubmit: (values: RegisterValues) => void
  /** ISO 3166 alpha-2, if the visitor's country is known (R227). */
  phoneCountry?: string | undefined
  /** Null for a page that does not exist. */
  hrefs: { login: string; terms: string | null; privacy: string | null }
}

const texts = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const

export function RegisterForm({
  defaults = {},
  errors,
  formError,
  busy,
  onSubmit,
  phoneCountry,
  hrefs,
}: RegisterFormProps) {
  const t = useTexts(authTexts)
  const submit = (data: FormData) =>
    onSubmit({ ...textsOf(data, texts), phone: phoneOf(data, 'phone'), termsAccepted: isTicked(data, 'terms') })
  return (
    <Stack gap="xl">
      <PageHeading gap="sm" title={t('auth.register.title')}>
        {t('auth.register.lead')}
      </PageHeading>
      <Form errors={errors} busy={busy} onSubmit={submit}>
        <Stack gap="lg">
          {formError ? <Notice tone="critical">{formError}</Notice> : null}
          <div className={styles.names}>
            <TextField
              name="firstName"
              label={t('auth.register.name')}
              autoComplete="given-name"
              maxLength={100}
              defaultValue={defaults.firstName}
              error={errors.firstName}
            />
            <TextField
              name="lastName"
              label={t('auth.register.surname')}
              autoComplete="family-name"
              maxLength={100}
              defaultValue={defaults.lastName}
              error={errors.lastName}
            />
          </div>
          <EmailField
            name="email"
            label={t('auth.email')}
            autoComplete="email"
            defaultValue={defaults.email}
            error={errors.email}
          />
          <PhoneField
            name="phone"
            label={t('auth.register.phone')}
            optional
            defaultValue={defaults[phonePart('phone', 'display')]}
            defaultCountry={phoneCountry}
            error={errors.phone}
          />
          <NewPasswordFields label={t('auth.password')} confirmLabel={t('auth.confirmPassword')} errors={errors} />
          <Checkbox
            name="terms"
            label={<TermsLabel termsHref={hrefs.terms ?? undefined} privacyHref={hrefs.privacy ?? undefined} />}
            defaultChecked={'terms' in defaults}
            error={errors.terms}
          />
          <Button type="submit" size="lg" fullWidth busy={busy} busyLabel={t('auth.register.busy')}>
            {t('auth.register.submit')}
          </Button>
        </Stack>
      </Form>
      <Text tone="muted">
        {t.rich('auth.register.known', {
          login: (
            <Link href={hrefs.login} tone="strong">
              {t('auth.register.login')}
            </Link>
          ),
        })}
      </Text>
    </Stack>
  )
}
