import { Button, Stack } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'

export type { RegisterErrors, RegisterField, RegisterValues } from './RegisterForm.tsx'

export type RegisterProps =
  | {
      /** Registration is switched off (D06). */
      status: 'closed'
      hrefs: { login: string; home: string }
    }
  | ({ status: 'open' } & RegisterFormProps)

function Closed({ hrefs }: { hrefs: { login: string; home: string } }) {
  const t = useTexts(authTexts)
  return (
    <Stack gap="xl">
      <PageHeading gap="sm" title={t('auth.register.closedTitle')}>
        {t('auth.register.closedBody')}
      </PageHeading>
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
  return props.status === 'closed' ? <Closed hrefs={props.hrefs} /> : <RegisterForm {...props} />
}
