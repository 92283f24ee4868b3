import { heroFaq } from '../../assets/images.ts'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { faqTexts } from '../../texts/en/faq.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { HelpBox } from '../HelpBox/HelpBox.tsx'
import { Hero } from '../Hero/Hero.tsx'
import { Questions } from '../Questions/Questions.tsx'
import { questionGroups } from '../Questions/questionGroups.ts'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './Faq.css.ts'

export interface FaqProps {
  prices?: ServicePrices | undefined
  contactHref: string
  /** Opens the contact modal. */
  onContact: () => void
}

/** Questions and answers (R069, R105). */
export function Faq({ prices, contactHref, onContact }: FaqProps) {
  const t = useTexts(faqTexts)
  return (
    <>
      <Hero title={t('faq.title')} lead={t('faq.lead')} image={heroFaq} size="low" />
      <Section>
        <div className={styles.layout}>
          <nav className={styles.nav} aria-label={t('faq.onPage')}>
            <ul className={styles.navList}>
              {questionGroups.map(({ id }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.navLink}>
                    {t(`faq.group.${id}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Stack gap="xxl">
            {questionGroups.map(({ id, questions }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.group}>
                <Heading level={2} size="md" id={`${id}-title`}>
                  {t(`faq.group.${id}`)}
                </Heading>
                <Questions ids={questions} prices={prices} />
              </section>
            ))}
            <HelpBox
              title={t('faq.contact.title')}
              text={t('faq.contact.text')}
              action={t('faq.contact.action')}
              actionHref={contactHref}
              onAction={onContact}
            />
          </Stack>
        </div>
      </Section>
    </>
  )
}
