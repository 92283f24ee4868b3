import { formatTokens } from '../../format/index.ts'
import { Button, CheckIcon, Skeleton, TokenAmount } from '../../primitives/index.ts'
import { paymentResultTexts } from '../../texts/en/paymentResult.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ResultLayout } from '../shared/payment-result/ResultLayout.tsx'
import * as styles from './PaymentSuccess.css.ts'

interface Hrefs {
  services: string
  paymentHistory: string
  home: string
  /** The form that waited for these tokens, if any; its values are kept (D54). */
  waiting?: string | null | undefined
}

export type PaymentSuccessProps = { hrefs: Hrefs } & (
  | {
      /** Anyone can open the address, so it claims nothing until the deposit is read (D29). */
      status: 'neutral'
    }
  | {
      /** The deposit is being read: it claims nothing, and reserves the place so that no button moves. */
      status: 'checking'
    }
  | {
      status: 'verified'
      /** Tenths of a token that the deposit added; null if only its success is known. */
      added: number | null
      /** The balance afterwards, in tenths; null until the profile is read again. */
      balance: number | null
    }
)

export function PaymentSuccess(props: PaymentSuccessProps) {
  const t = useTexts(paymentResultTexts)
  const { hrefs } = props
  const verified = props.status === 'verified'
  return (
    <ResultLayout
      tone="positive"
      icon={CheckIcon}
      title={t('paymentResult.success.title')}
      actions={
        <>
          <Button href={hrefs.waiting ?? hrefs.services} size="lg">
            {t(hrefs.waiting ? 'paymentResult.success.back' : 'paymentResult.success.create')}
          </Button>
          <Button href={hrefs.paymentHistory} size="lg" variant="outline" tone="neutral">
            {t('paymentResult.success.history')}
          </Button>
          <Button href={hrefs.home} size="lg" variant="ghost" tone="neutral">
            {t('paymentResult.success.home')}
          </Button>
        </>
      }
    >
      {/* Rendered empty first, so that later text is announced. */}
      <div role="status" className={styles.outcome}>
        <p>{t(`paymentResult.success.${props.status}`)}</p>
        {props.status === 'checking' ? (
          <div className={styles.ledger} data-part="checking">
            <p className={styles.added}>
              <Skeleton width="12rem" />
            </p>
            <p className={styles.balance}>
              <Skeleton width="9rem" />
            </p>
          </div>
        ) : null}
        {verified && (props.added !== null || props.balance !== null) ? (
          <div className={styles.ledger}>
            {props.added === null ? null : (
              <p className={styles.added}>
                {t('paymentResult.success.credited', { tokens: formatTokens(props.added) })}
              </p>
            )}
            {props.balance === null ? null : (
              <p className={styles.balance}>
                <span>{t('paymentResult.success.balance')}</span> <TokenAmount tenths={props.balance} unit />
              </p>
            )}
          </div>
        ) : null}
      </div>
    </ResultLayout>
  )
}
