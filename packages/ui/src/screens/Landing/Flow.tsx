import { Button } from '../../primitives/Button/Button.tsx'
import { Section } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { landingTexts } from '../../texts/en/landing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Steps } from '../Steps/Steps.tsx'

/** The creative flow in three steps (R023), and the second way into the services (R022). */
export function Flow({ servicesHref }: { servicesHref: string }) {
  const t = useTexts(landingTexts)
  return (
    <Section ground="sunken">
      <Stack gap="xl" align="start">
        <Heading level={2}>{t('landing.flow.title')}</Heading>
        <Steps
          steps={[
            { title: t('landing.flow.first.title'), text: t('landing.flow.first.text') },
            { title: t('landing.flow.second.title'), text: t('landing.flow.second.text') },
            { title: t('landing.flow.third.title'), text: t('landing.flow.third.text') },
          ]}
        />
        <Button size="lg" tone="neutral" href={servicesHref}>
          {t('landing.flow.try')}
        </Button>
      </Stack>
    </Section>
  )
}
