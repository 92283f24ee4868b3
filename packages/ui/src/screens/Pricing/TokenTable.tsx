import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Link } from '../../primitives/Link/Link.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { pricingTexts } from '../../texts/en/pricing.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './Pricing.css.ts'

export interface TokenTableProps {
  prices: ServicePrices
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
export function TokenTable({ prices, hrefs }: TokenTableProps) {
  const t = useTexts(pricingTexts)
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
          cost={<TokenAmount tenths={prices.generate} unit />}
        />
        <Row
          what={
            <Link alone href={hrefs.removeBackground}>
              {t('pricing.table.removeBackground')}
            </Link>
          }
          get={t('pricing.table.removeBackgroundGet')}
          cost={<TokenAmount tenths={prices.removeBackground} unit />}
        />
        <Row
          what={
            <Link alone href={hrefs.upscale}>
              {t('pricing.table.upscale')}
            </Link>
          }
          get={t('pricing.table.upscaleGet')}
          cost={<TokenAmount tenths={prices.upscale} unit />}
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
