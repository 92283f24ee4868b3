import { useMemo } from 'react'
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx'
import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import { Form, type FormDefaults } from '../../controls/Form/Form.tsx'
import { isTicked, textOf } from '../../controls/Form/values.ts'
import { PasswordField } from '../../controls/PasswordField/PasswordField.tsx'
import { Button, Coin, Inline, Link, Notice, Stack, Text } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Login.css.ts'

export interface LoginValues {
  email: string
  password: string
  rememberMe: boolean
}

/** Sign-in shows one error at a time (R228, R229, R352): at its field, or above the form. */
export interface LoginError {
  text: string
  field: 'email' | 'password' | null
}

export interface LoginProps {
  defaults?: FormDefaults | undefined
  /** True if nobody has signed in in this browser and the page needs an account: sign-up comes first. */
  newcomer?: boolean
  /** Stays the same object until the next response; a new one moves the focus to its field. */
  error: LoginError | null
  busy: boolean
  onSubmit: (values: LoginValues) => void
  hrefs: {
    forgotPassword: string
    /** Null while registration is closed (D06). */
    register: string | null
  }
}

function Newcomer({ registerHref }: { registerHref: string }) {
  const t = useTexts(authTexts)
  const title = t('auth.login.newcomer')
  return (
    <section aria-label={title} className={styles.newcomer}>
      <div className={styles.words}>
        <p className={styles.title}>
          <Coin size={22} />
          <span>{title}</span>
        </p>
        <Text size="small">{t('auth.login.newcomerLead')}</Text>
      </div>
      <Button href={registerHref} size="lg" fullWidth>
        {t('auth.login.register')}
      </Button>
    </section>
  )
}

/** Sign-in form. Rendered in AuthFrame. */
export function Login({ defaults = {}, newcomer = false, error, busy, onSubmit, hrefs }: LoginProps) {
  const t = useTexts(authTexts)
  const errors = useMemo(() => (error?.field ? { [error.field]: error.text } : {}), [error])
  const invited = newcomer && hrefs.register !== null
  return (
    <Stack gap="xl">
      {invited && hrefs.register ? <Newcomer registerHref={hrefs.register} /> : null}
      <PageHeading gap="sm" title={t('auth.login.title')}>
        {t(invited ? 'auth.login.knownLead' : 'auth.login.lead')}
      </PageHeading>
      <Form
        errors={errors}
        busy={busy}
        onSubmit={(data) =>
          onSubmit({
            email: textOf(data, 'email'),
            password: textOf(data, 'password'),
            rememberMe: isTicked(data, 'rememberMe'),
          })
        }
      >
        <Stack gap="lg">
          {error && error.field === null ? <Notice tone="critical">{error.text}</Notice> : null}
          <EmailField
            name="email"
            label={t('auth.email')}
            autoComplete="username"
            defaultValue={defaults.email}
            error={errors.email}
          />
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
            error={errors.password}
          />
          <Inline justify="between" gap="md">
            <Checkbox name="rememberMe" label={t('auth.login.remember')} defaultChecked={'rememberMe' in defaults} />
            <Link alone href={hrefs.forgotPassword}>
              {t('auth.login.forgot')}
            </Link>
          </Inline>
          <Button
            type="submit"
            size="lg"
            fullWidth
            {...(invited ? { variant: 'outline', tone: 'neutral' } : {})}
            busy={busy}
            busyLabel={t('auth.login.busy')}
          >
            {t('auth.login.submit')}
          </Button>
        </Stack>
      </Form>
      {hrefs.register && !invited ? (
        <Text tone="muted">
          {t.rich('auth.login.newHere', {
            register: (
              <Link href={hrefs.register} tone="strong">
                {t('auth.login.register')}
              </Link>
            ),
          })}
        </Text>
      ) : null}
    </Stack>
  )
}
