import { useEffect, useId } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CriticalIcon, InfoIcon, PositiveIcon } from '../../primitives/Icon/icons.ts'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Toaster.css.ts'
import { TOAST_MS, type ToastMessage, type Toasts } from './toast.ts'

const icons = { info: InfoIcon, positive: PositiveIcon, critical: CriticalIcon }

function show({ id, tone, text, duration }: ToastMessage, toasterId: string) {
  sonner.custom(
    () => (
      <div className={styles.toast} data-tone={tone}>
        <span className={styles.icon[tone]}>
          <Icon icon={icons[tone]} />
        </span>
        <span>{text}</span>
      </div>
    ),
    { id: `${toasterId}${id}`, duration, toasterId },
  )
}

/** The half of the toaster that draws; loaded with the first toast. */
export function SonnerToaster({ source }: { source: Toasts }) {
  const t = useTexts(overlayTexts)
  // Sonner keeps one list for the whole page; the id keeps each toaster to its own.
  const id = useId()
  useEffect(() => source.listen((message) => show(message, id)), [source, id])
  return (
    <Sonner
      id={id}
      position="bottom-right"
      duration={TOAST_MS}
      expand
      gap={10}
      offset={20}
      mobileOffset={16}
      containerAriaLabel={t('toast.region')}
    />
  )
}
