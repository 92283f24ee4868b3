import { Unstyled } from '@storybook/addon-docs/blocks'
import type { Status } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'

function consequence(status: Status): string {
  if (status.stage === 'experimental') return `May still change: ${status.open}`
  return status.stage === 'deprecated' ? `Use ${status.instead} instead.` : ''
}

/** Whether the component may be relied on, and since when. */
export const StatusLine = ({ status }: { status: Status }) => (
  <Unstyled>
    <div className={styles.status}>
      <span
        className={styles.stages[status.stage]}
      >{`${status.stage.charAt(0).toUpperCase()}${status.stage.slice(1)}`}</span>
      <span>
        Since {status.since}. {consequence(status)}
      </span>
    </div>
  </Unstyled>
)
