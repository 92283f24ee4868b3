import { cx } from 'class-variance-authority'
import { formatTokens } from '../../format/tokens.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Coin } from '../Coin/Coin.tsx'
import { price } from '../Price/Price.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface TokenAmountProps {
  /** Tenths of a token: 2009 is 200.9; null counts as 0 (R171). Negative if tokens were taken back. */
  tenths: number | null | undefined
  /** Size of the coin in px. */
  size?: number
  /** Shows the word "tokens" after the number; otherwise only assistive technology reads it. */
  unit?: boolean
  className?: string | undefined
}

/** An amount of tokens: the coin and the number. */
export function TokenAmount({ tenths, size = 18, unit = false, className }: TokenAmountProps) {
  const t = useTexts(commonTexts)
  const word = tenths === 10 ? t('common.token') : t('common.tokens')
  return (
    <span className={cx(price, className)}>
      <Coin size={size} />
      <span>
        {(tenths ?? 0) < 0 ? <span>−</span> : null}
        <span>{formatTokens(Math.abs(tenths ?? 0))}</span>
      </span>
      {unit ? <span>{word}</span> : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  )
}
