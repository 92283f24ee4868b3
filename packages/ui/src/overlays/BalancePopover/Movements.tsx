import { cx } from 'class-variance-authority'
import { formatDateTime } from '../../format/dates.ts'
import { formatTokens } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { balanceTexts } from '../../texts/en/balance.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './BalancePopover.css.ts'
import type { MovementsState, TokenMovement } from './types.ts'

/** Available tokens have a sign; spending held tokens does not change them again. */
function amountOf({ spendable, held }: TokenMovement): string {
  if (spendable === 0) return formatTokens(Math.abs(held))
  return `${spendable > 0 ? '+' : '−'}${formatTokens(Math.abs(spendable))}`
}

function Movement({ movement }: { movement: TokenMovement }) {
  const t = useTexts(balanceTexts)
  const kind = t(`balance.kind.${movement.kind}`)
  return (
    <li className={styles.movement}>
      <span>{kind}</span>
      <span
        className={cx(styles.change, movement.spendable > 0 && styles.gain, movement.spendable === 0 && styles.quiet)}
      >
        {amountOf(movement)}
      </span>
      <span className={styles.about}>
        {movement.about && movement.about !== kind ? <span>{`${movement.about} `}</span> : null}
        <time dateTime={movement.at} className={styles.when}>
          {formatDateTime(movement.at)}
        </time>
      </span>
    </li>
  )
}

/** Held tokens and the last movements, in a BalancePopover. */
export function Movements({ state }: { state: MovementsState }) {
  const t = useTexts(balanceTexts)
  const common = useTexts(commonTexts)
  if (state.status === 'loading') {
    return (
      <div role="status" aria-label={t('balance.loading')} className={styles.skeleton}>
        <Skeleton width="60%" />
        <Skeleton width="100%" />
        <Skeleton width="80%" />
      </div>
    )
  }
  if (state.status === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('balance.failed')}</p>
        <Button size="sm" variant="outline" tone="neutral" onClick={state.onRetry}>
          {common('common.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.known}>
      {state.held > 0 ? (
        <p className={styles.held}>
          <span>{t('balance.held')}</span>
          <span className={styles.change}>{formatTokens(state.held)}</span>
        </p>
      ) : null}
      <h2 className={styles.caption}>{t('balance.last')}</h2>
      {state.movements.length === 0 ? (
        <p className={styles.none}>{t('balance.none')}</p>
      ) : (
        <ul>
          {state.movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
    </div>
  )
}
