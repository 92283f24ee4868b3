import { Button, PageSpinner, Stack } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { RetryNotice } from '../shared/RetryNotice.tsx'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'

export type { RegisterErrors, RegisterField, RegisterValues } from './RegisterForm.tsx'

export type RegisterProps =
  | {
      /** Whether registration is open is being found out. */
      status: 'loading'
    }
  | {
      /** Registration is switched off, or not known to be on (D06). */
      status: 'closed'
      /** Asks again, where it could not be read; null where the settings say so. */
      onRetry: (() => void) | null
      hrefs: { login: string; home: string }
    }
  | ({ status: 'open' } & RegisterFormProps)

type ClosedProps = Omit<Extract<RegisterProps, { status: 'closed' }>, 'status'>

function Closed({ onRetry, hrefs }: ClosedProps) {
  const t = useTexts(authTexts)
  return (
    <Stack gap="xl">
      <PageHeading gap="sm" title={t('auth.register.closedTitle')}>
        {onRetry ? null : t('auth.register.closedBody')}
      </PageHeading>
      {onRetry ? <RetryNotice onRetry={onRetry}>{t('auth.register.closedUnread')}</RetryNotice> : null}
      <Stack gap="sm">
        <Button href={hrefs.login} size="lg" fullWidth>
          {t('auth.register.closedLogin')}
        </Button>
        <Button href={hrefs.home} size="lg" fullWidth variant="ghost" tone="neutral">
          {t('auth.register.closedHome')}
        </Button>
      </Stack>
    </Stack>
  )
}

/** Sign up. Stands in AuthFrame. */
export function Register(props: RegisterProps) {
  switch (props.status) {
    case 'loading':
      return <PageSpinner />
    case 'closed':
      return <Closed {...props} />
    case 'open':
      return <RegisterForm {...props} />
  }
}
