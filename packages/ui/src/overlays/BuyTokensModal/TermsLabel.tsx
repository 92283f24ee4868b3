import { Link } from '../../primitives/Link/Link.tsx'
import { buyingTexts } from '../../texts/en/buying.ts'
import { useTexts } from '../../texts/useTexts.tsx'

export interface TermsLabelProps {
  termsHref?: string | undefined
  privacyHref?: string | undefined
}

/** The label of a terms checkbox, with links to the pages that exist. They open in a new tab. */
export function TermsLabel({ termsHref, privacyHref }: TermsLabelProps) {
  const t = useTexts(buyingTexts)
  const terms = termsHref ? (
    <Link href={termsHref} target="_blank">
      {t('buy.terms.termsLink')}
    </Link>
  ) : null
  const privacy = privacyHref ? (
    <Link href={privacyHref} target="_blank">
      {t('buy.terms.privacyLink')}
    </Link>
  ) : null
  if (terms && privacy) return t.rich('buy.terms.both', { terms, privacy })
  if (terms) return t.rich('buy.terms.termsOnly', { terms })
  if (privacy) return t.rich('buy.terms.privacyOnly', { privacy })
  return <span>{t('buy.terms.none')}</span>
}
