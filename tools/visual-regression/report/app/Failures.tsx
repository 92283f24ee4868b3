import { Notice } from '@mintage/ui/primitives'
import type { ReportData } from '../../types.ts'
import { count } from './format.ts'
import * as styles from './page.css.ts'

/** What could not be taken cannot be compared either: it comes before everything else. */
export function Failures({ failures }: Pick<ReportData, 'failures'>) {
  if (failures.length === 0) return null
  return (
    <Notice
      tone="critical"
      live={false}
      title={`${count(failures.length, 'story', 'stories')} could not be taken, so it is not known how ${failures.length === 1 ? 'it looks' : 'they look'}.`}
    >
      <ul>
        {failures.map(({ storyId, why }) => (
          <li key={storyId}>
            <span className={styles.code}>{storyId}</span>: {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
