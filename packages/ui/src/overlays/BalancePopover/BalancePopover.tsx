import { useRef, useState } from 'react'
import { formatTokens } from '../../format/tokens.ts'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/icons.ts'
import { frameTexts } from '../../texts/en/frame.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { lazyPart, Part } from '../lazyPart.ts'
import * as styles from './BalancePopover.css.ts'
import type { BalancePopoverProps } from './types.ts'

export type { BalanceHrefs, BalancePopoverProps, MovementsState, TokenMovement } from './types.ts'

const panel = lazyPart(() => import('./BalancePanel.tsx').then((module) => module.BalancePanel))

/** The header's `Tokens 10` (R016); its popover shows available and held tokens and the last movements. */
export function BalancePopover({ balance, debt, pending = false, hrefs, children }: BalancePopoverProps) {
  const t = useTexts(frameTexts)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    setWanted(true)
    setOpen(!open)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.pill}
        data-part="balance"
        data-pending={pending || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={panel.load}
        onFocus={panel.load}
        onClick={toggle}
      >
        <Coin size={20} />
        <span className={styles.word}>{t('frame.tokens')}</span> <span>{formatTokens(balance)}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDownIcon} size="sm" />
        </span>
      </button>
      {wanted && open ? (
        <Part of={panel} with={{ button, balance, debt, hrefs, children, onClose: () => setOpen(false) }} />
      ) : null}
    </>
  )
}
