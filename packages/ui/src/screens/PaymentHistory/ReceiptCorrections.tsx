import { formatDate, formatMoney } from '../../format/index.ts'
import { Link, Text } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ReceiptData } from './Receipt.types.ts'
import * as styles from './ReceiptSheet.css.ts'

/** Credit notes of the order, each with its PDF. */
export function ReceiptCorrections({ corrections, currency }: Pick<ReceiptData, 'corrections' | 'currency'>) {
  const t = useTexts(accountTexts)
  return (
    <div className={styles.foot}>
      <Text size="caption" tone="muted">
        {t('account.receipt.corrections')}
      </Text>
      <dl className={styles.corrections}>
        {corrections.map(({ id, kind, number, issuedAt, total, pdfHref }) => (
          <div key={id} className={styles.fact}>
            <dt>
              <Link download href={pdfHref}>
                {t(kind === 'creditNote' ? 'account.receipt.creditNote' : 'account.receipt.takenBack', { number })}
              </Link>
              <Text size="caption" tone="muted">
                {formatDate(issuedAt)}
              </Text>
            </dt>
            <dd className={styles.value}>
              {kind === 'creditNote' ? `−${formatMoney(total, currency)}` : formatMoney(total, currency)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
