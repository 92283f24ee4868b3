import { Button, Notice, Text } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { VerificationState } from './Profile.types.ts'

type Unverified = Extract<VerificationState, { status: 'unverified' }>

/** The address is not verified; the mail can be sent again (D05). */
export function Verification({ email, resend, error, onResend }: Unverified & { email: string }) {
  const t = useTexts(accountTexts)
  return (
    <Notice
      live={false}
      title={t('account.profile.notVerified')}
      action={
        resend === 'sent' ? null : (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            onClick={onResend}
            busy={resend === 'sending'}
            busyLabel={t('account.profile.resendBusy')}
          >
            {t('account.profile.resend')}
          </Button>
        )
      }
    >
      <span>{t('account.profile.notVerifiedDetail', { email })}</span>
      <Text as="div" size="small" weight="medium" role="status">
        {resend === 'sent' ? t('account.profile.resent') : error}
      </Text>
    </Notice>
  )
}
