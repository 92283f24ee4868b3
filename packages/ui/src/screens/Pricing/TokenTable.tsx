import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { formatTokenValue, type TokenValue } from '../../format/money.ts'
import { Link } from '../../primitives/Link/Link.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { pricingTexts } from '../../texts/en/pricing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './Pricing.css.ts'

export interface TokenTableProps {
  prices: ServicePrices
  tokenValue?: TokenValue | null | undefined
  hrefs: { generate: string; removeBackground: string; upscale: string }
}

function Row({ what, get, cost }: { what: ReactNode; get: string; cost: ReactNode }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.what}>
        {what}
      </th>
      <td className={styles.get}>{get}</td>
      <td className={styles.cost}>{cost}</td>
    </tr>
  )
}

/** The price of each service, and what is free. */
export function TokenTable({ prices, tokenValue, hrefs }: TokenTableProps) {
  const t = useTexts(pricingTexts)
  const common = useTexts(commonTexts)
  const cost = (tenths: number) => (
    <>
      <TokenAmount tenths={tenths} unit />
      {tokenValue ? (
        <div className={styles.about}>{common('common.about', { money: formatTokenValue(tenths, tokenValue) })}</div>
      ) : null}
    </>
  )
  return (
    <table className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          <th scope="col" className={styles.column}>
            {t('pricing.table.service')}
          </th>
          <th scope="col" className={styles.column}>
            {t('pricing.table.get')}
          </th>
          <th scope="col" className={cx(styles.column, styles.columnOfCost)}>
            {t('pricing.table.cost')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          what={
            <Link alone href={hrefs.generate}>
              {t('pricing.table.generate')}
            </Link>
          }
          get={t('pricing.table.generateGet')}
          cost={cost(prices.generate)}
        />
        <Row
          what={
            <Link alone href={hrefs.removeBackground}>
              {t('pricing.table.removeBackground')}
            </Link>
          }
          get={t('pricing.table.removeBackgroundGet')}
          cost={cost(prices.removeBackground)}
        />
        <Row
          what={
            <Link alone href={hrefs.upscale}>
              {t('pricing.table.upscale')}
            </Link>
          }
          get={t('pricing.table.upscaleGet')}
          cost={cost(prices.upscale)}
        />
        <Row what={t('pricing.table.failed')} get={t('pricing.table.failedGet')} cost={t('pricing.table.nothing')} />
        <Row
          what={t('pricing.table.download')}
          get={t('pricing.table.downloadGet')}
          cost={t('pricing.table.nothing')}
        />
      </tbody>
    </table>
  )
}
