import { createContext, useContext } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CloseIcon, CriticalIcon, InfoIcon, PositiveIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Toaster.css.ts'
import type { ToastMessage } from './toast.ts'
import { useCountdown } from './useCountdown.ts'

const icons = { info: InfoIcon, positive: PositiveIcon, critical: CriticalIcon }

export const PausedContext = createContext(false)

export interface ToastCardProps {
  message: ToastMessage
  onClose: () => void
}

export function ToastCard({ message: { tone, text, duration, action }, onClose }: ToastCardProps) {
  const t = useTexts(overlayTexts)
  useCountdown(duration, useContext(PausedContext), onClose)
  return (
    <div className={styles.toast} data-tone={tone}>
      <span className={styles.icon[tone]}>
        <Icon icon={icons[tone]} />
      </span>
      {/* A failure interrupts; others wait in the polite region around them. */}
      <div
        dir="auto"
        className={styles.text}
        aria-live={tone === 'critical' ? 'assertive' : undefined}
        aria-atomic="true"
      >
        {text}
      </div>
      <IconButton icon={CloseIcon} size="sm" label={t('toast.dismiss')} className={styles.dismiss} onClick={onClose} />
      {action ? (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          className={styles.action}
          onClick={() => {
            action.onSelect()
            onClose()
          }}
        >
          {action.label}
        </Button>
      ) : null}
    </div>
  )
}
