import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import type { InternalCurrency } from '../../primitives/Price/Price.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { comparePacks, smallestPaid } from './comparePacks.ts'
import type { Pack, PacksState } from './offers.types.ts'
import * as styles from './PackCard.css.ts'
import { PackCard } from './PackCard.tsx'

export interface PacksProps {
  state: PacksState
  currency: string
  internal?: InternalCurrency | null | undefined
  vatIncluded?: boolean | undefined
  packHref: (pack: Pack) => string
  onChoose: (pack: Pack) => void
}

/** As many skeletons as a shop usually has packs, so that the page hardly moves when they load. */
const SKELETONS = ['first', 'second', 'third', 'fourth']

function Loading() {
  const t = useTexts(offersTexts)
  return (
    <div aria-busy="true">
      <VisuallyHidden as="div" role="status">
        {t('offers.packs.loading')}
      </VisuallyHidden>
      <div className={styles.grid} data-columns={columnsOf(SKELETONS.length)}>
        {SKELETONS.map((key) => (
          <div key={key} className={styles.card}>
            <div className={styles.head}>
              <Skeleton width="50%" height="1.6em" />
              <Skeleton height="3em" />
            </div>
            <div className={styles.sums}>
              <Skeleton width="60%" height="1.6em" />
              <Skeleton width="75%" height="2.5em" />
              <Skeleton width="65%" height="1.5em" />
            </div>
            <Skeleton height="2.75em" />
            <Skeleton height="6.5em" />
          </div>
        ))}
      </div>
      <Text size="small" className={styles.savings}>
        <Skeleton width="min(100%, 26rem)" height="1em" />
      </Text>
    </div>
  )
}

/** Makes rows even: five packs are three and two, never four and one. */
const columnsOf = (count: number) => (count <= 4 ? count : count <= 6 ? 3 : 4)

interface OnOfferProps extends Omit<PacksProps, 'state'> {
  packs: readonly Pack[]
}

function OnOffer({ packs, ...shown }: OnOfferProps) {
  const t = useTexts(offersTexts)
  const worthOf = comparePacks(packs)
  const smallest = smallestPaid(packs)
  const saved = packs.some((pack) => worthOf(pack).saving > 0)
  return (
    <div>
      <ul className={styles.grid} data-columns={columnsOf(packs.length)}>
        {packs.map((pack) => (
          <PackCard key={pack.id} worth={worthOf(pack)} {...{ pack, ...shown }} />
        ))}
      </ul>
      {saved && smallest ? (
        <Text size="small" tone="muted" className={styles.savings}>
          {t('offers.packs.savings', { title: smallest.title })}
        </Text>
      ) : null}
    </div>
  )
}

/** The packs on offer (R011, R025), or why they could not be loaded. */
export function Packs({ state, ...shown }: PacksProps) {
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
  return <OnOffer packs={state.packs} {...shown} />
}
