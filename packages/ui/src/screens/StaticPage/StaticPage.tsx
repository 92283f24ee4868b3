import { Button } from '../../primitives/Button/Button.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { staticPageTexts } from '../../texts/en/staticPage.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './StaticPage.css.ts'
import { useSanitized } from './useSanitized.ts'

export type StaticPageProps =
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status: 'ready'
      title: string
      /** HTML from the server, sanitised again before it is shown (D48). */
      html: string
      /** Reloads the page: a failed import of the sanitiser is retried only then. */
      onReload: () => void
    }

function PageSkeleton() {
  const t = useTexts(staticPageTexts)
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden as="div" role="status">
        {t('staticPage.loading')}
      </VisuallyHidden>
      {['92%', '97%', '88%', '94%', '61%'].map((width) => (
        <Skeleton key={width} width={width} height="1.1em" />
      ))}
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(staticPageTexts)
  const action = (
    <Button variant="outline" tone="neutral" size="sm" onClick={onRetry}>
      {t('staticPage.failed.retry')}
    </Button>
  )
  return (
    <Notice tone="critical" action={action}>
      {t('staticPage.failed.text')}
    </Notice>
  )
}

function Content({ html, onReload }: { html: string; onReload: () => void }) {
  const content = useSanitized(html)
  if (content.state === 'pending') return <PageSkeleton />
  if (content.state === 'failed') return <Failed onRetry={onReload} />
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: content.html }} />
}

/** A document of the company: terms, privacy, cookies (R112-R114). */
export function StaticPage(props: StaticPageProps) {
  const t = useTexts(staticPageTexts)
  return (
    <div className={styles.page}>
      <Container width="narrow">
        <div className={styles.head}>
          {props.status === 'loading' ? (
            <Skeleton width="min(60%, 24rem)" height="3rem" />
          ) : (
            <Heading level={1}>{props.status === 'ready' ? props.title : t('staticPage.failed.title')}</Heading>
          )}
        </div>
        {props.status === 'loading' ? <PageSkeleton /> : null}
        {props.status === 'error' ? <Failed onRetry={props.onRetry} /> : null}
        {props.status === 'ready' ? <Content html={props.html} onReload={props.onReload} /> : null}
      </Container>
    </div>
  )
}
