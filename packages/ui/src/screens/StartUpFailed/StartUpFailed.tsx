import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { startUpTexts } from '../../texts/en/startUp.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './StartUpFailed.css.ts'

export interface StartUpFailedProps {
  /** The error's message; '' shows none. */
  message: string
  onRetry: () => void
  /** True while the app starts again. */
  busy?: boolean
}

export interface NotLoadedProps {
  /** Found by the script that shows it. */
  id?: string
  hidden?: boolean
}

/**
 * Shown at the window's lower edge if the script of a prerendered page did not load. Rendered after the page, so that
 * the skip link stays the first link. Retry is a link to the page itself.
 */
export function NotLoaded({ id, hidden }: NotLoadedProps) {
  const t = useTexts(startUpTexts)
  return (
    <div id={id} hidden={hidden} role="alert" className={styles.bar}>
      <Container>
        <Stack gap="sm" align="start">
          <Text>{t('startUp.failed.title')}</Text>
          <Text tone="muted">{t('startUp.failed.next')}</Text>
          <Button size="sm" href="">
            {t('startUp.failed.retry')}
          </Button>
        </Stack>
      </Container>
    </div>
  )
}

/** The app could not start (R108, D43). */
export function StartUpFailed({ message, onRetry, busy = false }: StartUpFailedProps) {
  const t = useTexts(startUpTexts)
  return (
    <main className={styles.page}>
      <Container width="form">
        <Stack gap="lg" align="start">
          <Logo size={28} />
          <Stack gap="lg" role="alert">
            <Heading level={1} size="lg">
              {t('startUp.failed.title')}
            </Heading>
            {message ? <Text className={styles.message}>{message}</Text> : null}
          </Stack>
          <Text tone="muted">{t('startUp.failed.next')}</Text>
          <Button size="lg" onClick={onRetry} busy={busy}>
            {t('startUp.failed.retry')}
          </Button>
        </Stack>
      </Container>
    </main>
  )
}
