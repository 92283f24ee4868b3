import { Heading, Text } from '@mintage/ui/primitives'
import type { ReportData } from '../../types.ts'
import { says } from './matching.ts'
import * as styles from './page.css.ts'
import { count, figure } from './words.ts'

interface UnchangedProps {
  unchanged: ReportData['unchanged']
  text: string
  total: number
}

export function Unchanged({ unchanged, text, total }: UnchangedProps) {
  if (total === 0) return null
  const shown = unchanged.filter(({ title }) => says(text, title))
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Heading level={2} size="xs">
          Unchanged
        </Heading>
        <Text as="span" size="small" tone="muted">
          {count(total, 'picture')} of {count(unchanged.length, 'component')}
        </Text>
      </summary>
      <ul className={styles.columns}>
        {shown.map(({ title, pictures }) => (
          <li key={title} className={styles.plainRow}>
            <span>{title}</span>
            <Text as="span" tone="muted" numeric>
              {figure(pictures)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  )
}
