import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './LoadMore.css.ts'

/** Whether there is a next page, and the state of its request. */
export type MoreState = 'none' | 'available' | 'loading' | 'failed'

export interface LoadMoreProps {
  /** `none` shows nothing. */
  state: 'none' | 'available' | 'loading' | 'failed'
  /** Loads the next page; also retries. */
  onMore: () => void
  /** The button's label: "Show more". */
  label: string
  /** The label while loading; without it a spinner covers the label. */
  busyLabel?: string | undefined
  /** Shown if the next page failed to load. */
  failed: string
}

/** The end of a list that grows page by page. */
export function LoadMore({ state, onMore, label, busyLabel, failed }: LoadMoreProps) {
  if (state === 'none') return null
  return (
    <div className={styles.more}>
      {state === 'failed' ? (
        <Text tone="critical" size="small" role="alert">
          {failed}
        </Text>
      ) : null}
      <Button
        variant="outline"
        tone="neutral"
        onClick={onMore}
        busy={state === 'loading'}
        {...(busyLabel === undefined ? {} : { busyLabel })}
      >
        {label}
      </Button>
    </div>
  )
}
