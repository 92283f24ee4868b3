import { type ReactNode, useId } from 'react'
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx'
import { PromoCodeField } from '../../controls/PromoCodeField/PromoCodeField.tsx'
import { formatMoney, formatUnitPrice } from '../../format/money.ts'
import { formatTokens } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CardIcon } from '../../primitives/Icon/icons.ts'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { type InternalCurrency, Price } from '../../primitives/Price/Price.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { buyingTexts } from '../../texts/en/buying.ts'
import { checkoutTexts } from '../../texts/en/checkout.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'
import * as styles from './BuyTokensModal.css.ts'
import { Sum, type SumLine } from './Sum.tsx'
import { TermsLabel } from './TermsLabel.tsx'
import type { VatIncluded } from './vatIncluded.ts'

export interface BuyTokensOffer {
  title: string
  /** Tenths of a token. */
  tokens: number
  /** Minor units, before promo code and VAT. */
  price: number
}

export interface AppliedPromo {
  code: string
  /** Minor units taken off. */
  discount: number
}

export interface BuyTokensModalProps extends OverlayProps {
  offer: BuyTokensOffer
  /** ISO 4217 code of every amount here. */
  currency: string
  /** Shown before each price instead of the currency's symbol (R393). */
  internal?: InternalCurrency | null | undefined
  /** Title of the payment method, on the button; a card by default. */
  method?: string | undefined
  /** The applied code; null before and after. */
  promo: AppliedPromo | null
  /** A code is being checked. */
  promoBusy?: boolean | undefined
  /** Why the last code was refused, under its field. */
  promoError?: string | undefined
  /** Trimmed, never empty. */
  onApplyPromo: (code: string) => void
  onRemovePromo: () => void
  /** Minor units after the promo code, before VAT: final_amount of the server (R207). */
  net: number
  /** Minor units; shown as its own line only above 0 % (D24). */
  vat: number
  vatPercent: number
  /** Minor units: the same in every later step (D72). */
  total: number
  /** Shown instead of the net amounts where prices include VAT. */
  vatIncluded?: VatIncluded | null | undefined
  /** Minor units; given while the offer costs less than the minimum, which disables Continue (R263). */
  minimum?: number | undefined
  /** The amounts are being calculated; the old ones are hidden. */
  calculating?: boolean | undefined
  /** Requests the price again; given while it could not be calculated and counts as 0 (R375). */
  onAskForPrice?: (() => void) | undefined
  /** Each link drops alone if its page does not exist (R132). */
  termsHref?: string | undefined
  privacyHref?: string | undefined
  termsAccepted: boolean
  onTermsAcceptedChange: (accepted: boolean) => void
  /** The consent to begin before the withdrawal period ends. */
  beginsAtOnce: boolean
  onBeginsAtOnceChange: (agreed: boolean) => void
  /** Tenths that the person owes for refunded purchases; this one settles them first. */
  debt?: number | undefined
  /** Continue was pressed, and the next step is loading. */
  busy?: boolean | undefined
  onProceed: () => void
}

function Offer({ offer }: { offer: BuyTokensOffer }) {
  const t = useTexts(buyingTexts)
  return (
    <div className={styles.offer}>
      <div className={styles.offerName}>
        <Coin size={44} />
        <Heading level={3} size="xs" className={styles.offerTitle}>
          {offer.title}
        </Heading>
      </div>
      <Text as="div" numeric tone="inherit" align="end">
        <span className={styles.tokens}>{formatTokens(offer.tokens)}</span> <span>{t('buy.tokens')}</span>
      </Text>
    </div>
  )
}

type Amounts = Pick<
  BuyTokensModalProps,
  'offer' | 'currency' | 'internal' | 'promo' | 'net' | 'vat' | 'vatPercent' | 'total' | 'vatIncluded' | 'calculating'
>

/** The sum, line by line: net amounts and VAT on top (D24), or amounts with VAT and how much of it they include. */
function useSumLines(amounts: Amounts): SumLine[] {
  const { offer, currency, internal, promo, net, vat, vatPercent, total, vatIncluded, calculating } = amounts
  const t = useTexts(buyingTexts)
  const known = (amount: ReactNode) => (calculating ? <Skeleton width="5ch" className={styles.skeleton} /> : amount)
  const price = (amount: number) => <Price amount={amount} currency={currency} internal={internal} />
  const shown = vatIncluded ?? { price: offer.price, discount: promo?.discount ?? 0 }
  const vatLine = (key: 'buy.vat' | 'buy.vatIncluded') =>
    vatPercent > 0 ? [{ label: t(key, { percent: vatPercent }), value: known(price(vat)) }] : []
  return [
    { label: t(vatIncluded ? 'buy.priceWithVat' : 'buy.price'), value: known(price(shown.price)) },
    {
      label: t(vatIncluded ? 'buy.pricePerTokenWithVat' : 'buy.pricePerToken'),
      value: known(formatUnitPrice(shown.price, offer.tokens, currency)),
    },
    ...(promo
      ? [{ label: t('buy.discount', { code: promo.code }), value: <span>−{price(shown.discount)}</span> }]
      : []),
    ...(promo && vatPercent > 0 && !vatIncluded ? [{ label: t('buy.net'), value: price(net) }] : []),
    ...(vatIncluded ? [] : vatLine('buy.vat')),
    { label: t('buy.total'), value: known(price(total)), total: true },
    ...(vatIncluded ? vatLine('buy.vatIncluded') : []),
  ]
}

/** The pack or amount, its price and the promo code: the first step of a purchase (R125-R133). */
export function BuyTokensModal(props: BuyTokensModalProps) {
  const {
    open,
    onOpenChange,
    offer,
    currency,
    promo,
    minimum,
    termsAccepted,
    beginsAtOnce,
    debt = 0,
    busy,
    calculating = false,
    onAskForPrice,
  } = props
  const t = useTexts(buyingTexts)
  const checkout = useTexts(checkoutTexts)
  const common = useTexts(commonTexts)
  const why = useId()
  const lines = useSumLines(props)
  const ticked = Number(termsAccepted) + Number(beginsAtOnce)
  const blocked = minimum !== undefined || onAskForPrice !== undefined || ticked < 2
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t('buy.title')} description={t('buy.description')}>
      <ModalBody>
        <Offer offer={offer} />
        <PromoCodeField
          applied={promo?.code ?? null}
          busy={props.promoBusy}
          error={props.promoError}
          onApply={props.onApplyPromo}
          onRemove={props.onRemovePromo}
        />
        <Sum lines={lines} busy={calculating} />
        {debt > 0 ? (
          <Notice live={false}>
            {t('buy.debt', { settled: formatTokens(Math.min(debt, offer.tokens)), tokens: formatTokens(offer.tokens) })}
          </Notice>
        ) : null}
        {onAskForPrice ? (
          <Notice
            tone="critical"
            action={
              <Button size="sm" tone="neutral" onClick={onAskForPrice}>
                {common('common.retry')}
              </Button>
            }
          >
            {t('buy.noPrice')}
          </Notice>
        ) : null}
        {minimum === undefined ? null : (
          <Notice tone="caution">{checkout('checkout.minimum', { value: formatMoney(minimum, currency) })}</Notice>
        )}
        <Checkbox
          name="termsAccepted"
          label={<TermsLabel termsHref={props.termsHref} privacyHref={props.privacyHref} />}
          checked={termsAccepted}
          onCheckedChange={props.onTermsAcceptedChange}
        />
        <Checkbox
          name="beginsAtOnce"
          label={t('buy.consent')}
          checked={beginsAtOnce}
          onCheckedChange={props.onBeginsAtOnceChange}
        />
      </ModalBody>
      <ModalFooter>
        <Button
          fullWidth
          size="lg"
          busy={busy}
          disabled={blocked}
          aria-describedby={ticked === 2 ? undefined : why}
          iconStart={<Icon icon={CardIcon} />}
          onClick={props.onProceed}
        >
          {props.method ?? t('buy.card')}
        </Button>
        {ticked === 2 ? null : (
          <Text id={why} size="caption" tone="muted" align="center" style={{ width: '100%' }}>
            {t(ticked === 1 ? 'buy.terms.needed' : 'buy.bothNeeded')}
          </Text>
        )}
      </ModalFooter>
    </Modal>
  )
}
