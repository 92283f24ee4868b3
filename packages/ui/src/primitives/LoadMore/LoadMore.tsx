import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './LoadMore.css.ts'

/** Whether there is a next page, and what became of asking for it. */
export type MoreState = 'none' | 'available' | 'loading' | 'failed'

export interface LoadMoreProps {
  /** `none` shows nothing. */
  state: 'none' | 'available' | 'loading' | 'failed'
  /** Asks for the next page; also the way to try again. */
  onMore: () => void
  /** The button: "Show more". */
  label: string
  /** The label while loading; without it a spinner covers the label. */
  busyLabel?: string | undefined
  /** Said when the next page did not come. */
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
