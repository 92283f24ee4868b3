import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import type { InternalCurrency } from '../../primitives/Price/Price.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { Pack, PacksState } from './offers.types.ts'
import * as styles from './PackCard.css.ts'
import { PackCard } from './PackCard.tsx'

export interface PacksProps {
  state: PacksState
  currency: string
  internal?: InternalCurrency | null | undefined
  onChoose: (pack: Pack) => void
}

/** As many bones as the shop usually has packs, so that the page below hardly moves when they come. */
const BONES = ['first', 'second', 'third', 'fourth']

function Loading() {
  const t = useTexts(offersTexts)
  return (
    <div aria-busy="true">
      <VisuallyHidden as="div" role="status">
        {t('offers.packs.loading')}
      </VisuallyHidden>
      <div className={styles.grid}>
        {BONES.map((bone) => (
          <div key={bone} className={styles.card}>
            <div className={styles.head}>
              <Skeleton width="50%" height="1.6em" />
              <Skeleton width="70%" height="2.6em" />
              <Skeleton height="4em" />
            </div>
            <Skeleton height="6.5em" />
            <div className={styles.foot}>
              <Skeleton width="40%" height="1.8em" />
              <Skeleton height="2.75em" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The packs on offer (R011, R025), or why they are not here. */
export function Packs({ state, currency, internal, onChoose }: PacksProps) {
  const t = useTexts(offersTexts)
  if (state.status === 'loading') return <Loading />
  if (state.status === 'error') {
    const retry = (
      <Button variant="outline" tone="neutral" size="sm" onClick={state.onRetry}>
        {t('offers.packs.failed.retry')}
      </Button>
    )
    return (
      <Notice tone="critical" title={t('offers.packs.failed.title')} action={retry}>
        {t('offers.packs.failed.text')}
      </Notice>
    )
  }
  if (state.packs.length === 0) {
    return (
      <Notice tone="info" live={false} title={t('offers.packs.empty.title')}>
        {t('offers.packs.empty.text')}
      </Notice>
    )
  }
  return (
    <ul className={styles.grid}>
      {state.packs.map((pack) => (
        <PackCard key={pack.id} {...{ pack, currency, internal, onChoose }} />
      ))}
    </ul>
  )
}
