import { tileTexts } from '../../texts/en/tile.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../Icon/icons.ts'
import * as styles from './Mark.css.ts'
import type { TileMark } from './types.ts'

/**
 * The box in the corner. Uses the click event, because a change event has no Shift key; Space fires a click as well.
 */
export function Mark({ name, mark: { marked, onMark } }: { name: string; mark: TileMark }) {
  const t = useTexts(tileTexts)
  return (
    <span className={styles.place}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('tile.mark', { name })}
        checked={marked}
        onChange={() => undefined}
        onClick={(event) => onMark(event.shiftKey)}
      />
      <Icon icon={CheckIcon} size="sm" className={styles.tick} />
    </span>
  )
}
