import { formatTokens } from '../../format/tokens.ts'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ChoosePack } from './ChoosePack.tsx'
import * as styles from './CustomAmount.css.ts'
import { cheaperPack } from './comparePacks.ts'
import type { Pack } from './offers.types.ts'

export interface PackInsteadProps {
  packs: readonly Pack[]
  tenths: number
  /** Price of the custom amount; null while unknown. */
  total: number | null
  currency: string
  internal?: InternalCurrency | null | undefined
  vatIncluded?: boolean | undefined
  packHref: (pack: Pack) => string
  onChoose: (pack: Pack) => void
}

/**
 * Offers a pack that gives as many tokens for less. The line is always rendered, so that nothing moves with the slider.
 * Only a new pack is announced, and not every step.
 */
export function PackInstead({
  packs,
  tenths,
  total,
  currency,
  internal,
  vatIncluded,
  packHref,
  onChoose,
}: PackInsteadProps) {
  const t = useTexts(offersTexts)
  const pack = total === null ? undefined : cheaperPack(packs, tenths, total)
  const known = total !== null && packs.some(({ price }) => price > 0)
  return (
    <div className={styles.instead} data-found={pack ? true : undefined}>
      <div role="status" className={styles.insteadText}>
        {pack ? (
          <Text size="small">
            {t.rich('offers.custom.packLess', {
              title: pack.title,
              count: formatTokens(pack.credits),
              price: (
                <>
                  <Price amount={pack.price} currency={currency} internal={internal} />
                  {vatIncluded ? <span> {t('offers.withVat')}</span> : null}
                </>
              ),
            })}
          </Text>
        ) : known ? (
          <Text size="small" tone="muted">
            {t('offers.custom.packNone')}
          </Text>
        ) : null}
      </div>
      {pack ? <ChoosePack {...{ pack, packHref, onChoose }} variant="outline" tone="neutral" size="sm" /> : null}
    </div>
  )
}
