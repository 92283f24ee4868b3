import { useMemo } from 'react'
import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import { Form } from '../../controls/Form/Form.tsx'
import { textOf } from '../../controls/Form/values.ts'
import { Button, Link, Notice, Stack, Text } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { useTexts } from '../../texts/useTexts.tsx'

export type ForgotPasswordProps = {
  hrefs: {
    login: string
    /** This page with an empty form. */
    again: string
  }
} & (
  | {
      status: 'asking'
      /** The initial value. */
      email?: string | undefined
      /** Shown under the field; stays the same object until the next response. */
      error: { text: string } | null
      busy: boolean
      onSubmit: (values: { email: string }) => void
    }
  | {
      /** Also shown for an unknown address, so that it does not reveal which accounts exist (D41). */
      status: 'sent'
      /** Null after a reload or without JavaScript: an address never holds it. */
      email: string | null
      onAgain: () => void
    }
)

type Asking = Extract<ForgotPasswordProps, { status: 'asking' }>
type Sent = Extract<ForgotPasswordProps, { status: 'sent' }>

function AskForm({ email, error, busy, onSubmit }: Asking) {
  const t = useTexts(authTexts)
  const errors = useMemo(() => ({ email: error?.text }), [error])
  return (
    <>
      <PageHeading gap="sm" title={t('auth.forgot.title')}>
        {t('auth.forgot.lead')}
      </PageHeading>
      <Form errors={errors} busy={busy} onSubmit={(data) => onSubmit({ email: textOf(data, 'email') })}>
        <Stack gap="lg">
          <EmailField
            name="email"
            label={t('auth.email')}
            autoComplete="username"
            defaultValue={email}
            error={errors.email}
          />
          <Button type="submit" size="lg" fullWidth busy={busy} busyLabel={t('auth.forgot.busy')}>
            {t('auth.forgot.submit')}
          </Button>
        </Stack>
      </Form>
    </>
  )
}

function SentNote({ email, onAgain, hrefs }: Sent) {
  const t = useTexts(authTexts)
  return (
    <>
      <PageHeading gap="sm" title={t('auth.forgot.sentTitle')} />
      <Notice tone="positive" title={t('auth.forgot.sent')}>
        {email === null ? t('auth.forgot.sentDetailUnnamed') : t('auth.forgot.sentDetail', { email })}
      </Notice>
      <div>
        <Button variant="outline" tone="neutral" href={hrefs.again} onClick={onAgain}>
          {t('auth.forgot.again')}
        </Button>
      </div>
    </>
  )
}

/** Form that requests a reset link. Rendered in AuthFrame. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const t = useTexts(authTexts)
  return (
    <Stack gap="xl">
      {props.status === 'asking' ? <AskForm {...props} /> : <SentNote {...props} />}
      <Text>
        <Link alone href={props.hrefs.login}>
          {t('auth.forgot.back')}
        </Link>
      </Text>
    </Stack>
  )
}
