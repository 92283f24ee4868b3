import { Section } from '../../primitives/Container/Container.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { HelpBox } from '../HelpBox/HelpBox.tsx'

/** Contact and questions (R014, R027, R028). */
export function Help({ faqHref, onContact }: { faqHref: string; onContact: () => void }) {
  const t = useTexts(landingTexts)
  return (
    <Section>
      <HelpBox
        title={t('landing.help.title')}
        text={t('landing.help.text')}
        action={t('landing.help.contact')}
        onAction={onContact}
        more={{ label: t('landing.help.faq'), href: faqHref }}
      />
    </Section>
  )
}
