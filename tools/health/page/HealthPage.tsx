import { Heading, Text } from '@mintage/ui/primitives'
import type { ReactNode } from 'react'
import { inWords } from '../../story-coverage/index.ts'
import * as coverage from '../../story-coverage/page/index.ts'
import { StoryLink } from '../../story-coverage/page/index.ts'
import type { Duplicate, HealthReport } from '../report.ts'
import * as styles from './HealthPage.css.ts'

interface ListProps {
  title: string
  /** What stands in it, and what to do about it. */
  lead: string
  /** Said instead of an empty list. */
  none: string
  children: readonly ReactNode[]
}

function List({ title, lead, none, children }: ListProps) {
  return (
    <section className={styles.list}>
      <Heading level={2} size="sm">
        {title} <span className={styles.count}>{children.length}</span>
      </Heading>
      <Text size="small" tone="muted" prose>
        {lead}
      </Text>
      {children.length === 0 ? <Text size="small">{none}</Text> : <ul className={styles.rows}>{children}</ul>}
    </section>
  )
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const alike = ({ stories }: Duplicate) => (
  <li key={stories.join(' ')} className={styles.row}>
    <ul className={styles.alike}>
      {stories.map((story) => (
        <li key={story}>
          <StoryLink story={story} withComponent />
        </li>
      ))}
    </ul>
  </li>
)

function Slow({ slow }: Pick<HealthReport, 'slow'>) {
  const most = Math.max(...slow.map(({ milliseconds }) => milliseconds), 1)
  return (
    <List
      title="Slow"
      lead="All above 1.5 seconds, and no fewer than the twenty slowest, their checks included."
      none="No story ran."
    >
      {slow.map(({ storyId, milliseconds }) => (
        <li key={storyId} className={styles.measured}>
          <span className={styles.figure}>{seconds(milliseconds)}</span>
          <span>
            <StoryLink story={storyId} withComponent />
            <span aria-hidden="true" className={styles.bar} style={{ width: `${(100 * milliseconds) / most}%` }} />
          </span>
        </li>
      ))}
    </List>
  )
}

/** What is known when Storybook is built: stories that cost, that cannot be trusted, that are not there, or are there twice. */
export function HealthPage({ report }: { report: HealthReport }) {
  return (
    <main className={coverage.page}>
      <header className={coverage.masthead}>
        <Heading level={1} size="lg">
          How the stories are
        </Heading>
        {report.ranAt ? (
          <Text tone="muted">
            They ran on <time dateTime={report.ranAt}>{report.ranAt.slice(0, 16).replace('T', ' at ')}</time> (UTC).
          </Text>
        ) : (
          <Text tone="muted" prose>
            As the sources and the approved pictures say. Which stories are slow or flaky, and which texts none shows,
            is known once they have run here: <code>npm test</code>, then this Storybook again.
          </Text>
        )}
      </header>
      <div className={styles.lists}>
        {report.ranAt === null ? null : <Slow slow={report.slow} />}
        {report.ranAt === null && report.flaky.length === 0 ? null : (
          <List
            title="Flaky"
            lead="The same sources gave another outcome, or another picture."
            none="Every run of the same sources went the same way."
          >
            {report.flaky.map(({ storyId, what }) => (
              <li key={`${storyId} ${what}`} className={styles.row}>
                <StoryLink story={storyId} withComponent />
                <span className={styles.why}>{what}</span>
              </li>
            ))}
          </List>
        )}
        <List
          title="Missing"
          lead={
            report.ranAt === null
              ? 'Components and states that no story shows.'
              : 'Components, states and texts that no story shows.'
          }
          none="Whatever there is, a story shows it or a reason says why none does."
        >
          {report.missing.map(({ kind, name, why }) => (
            <li key={`${kind} ${name}`} className={styles.row}>
              <span>
                {inWords(kind)}: <strong>{name}</strong>
              </span>
              <span className={styles.why}>{why}</span>
            </li>
          ))}
        </List>
        <List
          title="There twice"
          lead="Stories of one component with equal pictures in every window and scheme, and nothing else to show."
          none={report.pictures === 0 ? 'There are no pictures to compare yet.' : 'No two stories show the same.'}
        >
          {report.duplicates.map(alike)}
        </List>
        <List
          title="Same look, other behaviour"
          lead="Equal pictures that are reached in different ways: no mistake, and good to know in a review."
          none={report.pictures === 0 ? 'There are no pictures to compare yet.' : 'There are none.'}
        >
          {report.sameLook.map(alike)}
        </List>
      </div>
    </main>
  )
}
