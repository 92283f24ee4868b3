import * as Popover from '@radix-ui/react-popover'
import { cx } from 'class-variance-authority'
import type { RefObject } from 'react'
import { panel } from '../../controls/Select/Select.css.ts'
import { formatTokens } from '../../format/tokens.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { balanceTexts } from '../../texts/en/balance.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './BalancePopover.css.ts'
import { Movements } from './Movements.tsx'
import type { BalancePopoverProps } from './types.ts'

export interface BalancePanelProps extends BalancePopoverProps {
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The popover of the header's balance: the part that needs Radix. Mounted only while open. */
export function BalancePanel({ button, balance, debt = 0, hrefs, children, onClose }: BalancePanelProps) {
  const t = useTexts(balanceTexts)
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('balance.title')}
          className={cx(panel, styles.panel)}
          // Focuses the dialog, so that its name is read before its first button.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          // The button closes the popover itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const { activeElement: now } = document
            if (!now || now === document.body) button.current?.focus()
          }}
          onEscapeKeyDown={() => button.current?.focus()}
        >
          <p className={styles.spendable}>
            <span className={styles.caption}>{t('balance.spendable')}</span>
            <span className={styles.amount}>
              <Coin size={30} />
              <span>{formatTokens(balance)}</span>
            </span>
          </p>
          {debt > 0 ? <p className={styles.debt}>{t('balance.debt', { tokens: formatTokens(debt) })}</p> : null}
          {children((state) => (
            <Movements state={state} />
          ))}
          <div className={styles.ways}>
            <Button href={hrefs.buy} fullWidth onClick={onClose}>
              {t('balance.buy')}
            </Button>
            <div className={styles.histories}>
              <Link alone href={hrefs.paymentHistory} onClick={onClose}>
                {t('balance.payments')}
              </Link>
              <Link alone href={hrefs.requestHistory} onClick={onClose}>
                {t('balance.requests')}
              </Link>
            </div>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
