import { Link } from '../../primitives/Link/Link.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cookieTexts } from '../../texts/en/cookies.ts'
import { useTexts } from '../../texts/useTexts.tsx'

/** The text of banner and modal, so that both ask for the same consent (D49). */
export function CookieText({ policyHref, className }: { policyHref: string; className?: string }) {
  const t = useTexts(cookieTexts)
  return (
    <Text size="small" {...(className ? { className } : {})}>
      {t.rich('cookies.text', { policy: <Link href={policyHref}>{t('cookies.policy')}</Link> })}
    </Text>
  )
}
