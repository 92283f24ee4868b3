import { Section } from '../../primitives/Container/Container.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { HelpBox } from '../HelpBox/HelpBox.tsx'

interface HelpProps {
  hrefs: { faq: string; contact: string }
  onContact: () => void
}

/** Contact and questions (R014, R027, R028). */
export function Help({ hrefs, onContact }: HelpProps) {
  const t = useTexts(landingTexts)
  return (
    <Section>
      <HelpBox
        title={t('landing.help.title')}
        text={t('landing.help.text')}
        action={t('landing.help.contact')}
        actionHref={hrefs.contact}
        onAction={onContact}
        more={{ label: t('landing.help.faq'), href: hrefs.faq }}
      />
    </Section>
  )
}
