import { Button, Notice, PageSpinner, Stack } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'

export type { RegisterErrors, RegisterField, RegisterValues } from './RegisterForm.tsx'

export type RegisterProps =
  | {
      /** The registration setting is being loaded. */
      status: 'loading'
    }
  | {
      /** Registration is off, or its setting could not be loaded (D06). */
      status: 'closed'
      /** Loads the setting again; null if registration is off. */
      onRetry: (() => void) | null
      hrefs: { login: string; home: string }
    }
  | ({ status: 'open' } & RegisterFormProps)

type ClosedProps = Omit<Extract<RegisterProps, { status: 'closed' }>, 'status'>

function Closed({ onRetry, hrefs }: ClosedProps) {
  const t = useTexts(authTexts)
  const common = useTexts(commonTexts)
  return (
    <Stack gap="xl">
      <PageHeading gap="sm" title={t('auth.register.closedTitle')}>
        {onRetry ? null : t('auth.register.closedBody')}
      </PageHeading>
      {onRetry ? (
        <Notice
          tone="critical"
          action={
            <Button size="sm" variant="outline" tone="neutral" onClick={onRetry}>
              {common('common.retry')}
            </Button>
          }
        >
          {t('auth.register.closedUnread')}
        </Notice>
      ) : null}
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

/** Sign-up form. Rendered in AuthFrame. */
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
