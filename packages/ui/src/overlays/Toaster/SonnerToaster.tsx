import 'sonner/dist/styles.css'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { directionOf } from '../../primitives/direction.ts'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { aboveAll } from '../bottomBar.css.ts'
import { PausedContext, ToastCard } from './ToastCard.tsx'
import * as styles from './Toaster.css.ts'
import { MOST_TOASTS, type ToastMessage, type Toasts } from './toast.ts'
import { usePause } from './usePause.ts'

/** Offsets of toasts above a bar at the bottom of the window. */
const above = (px: number) => ({ bottom: `calc(${px}px + ${aboveAll})`, left: px, right: px })

/** Sonner announces everything politely; the region around it sets the politeness per toast. */
const removeAriaLive = (section: HTMLElement | null) => section?.removeAttribute('aria-live')

/**
 * Draws the toasts; loaded with the first one. Sonner stacks and swipes. Expiry is ours, because Sonner does not pause
 * on focus and keeps hidden toasts.
 */
export function SonnerToaster({ source }: { source: Toasts }) {
  const t = useTexts(overlayTexts)
  // Sonner has one list for the whole page; the id separates the toasters.
  const toasterId = useId()
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const region = useRef<HTMLDivElement>(null)
  const there = useRef<number[]>([])
  const pause = usePause((toast) => {
    const card = toast.querySelector<HTMLElement>('[data-toast-id]')
    if (card) close(Number(card.dataset.toastId))
  })
  const sonnerId = (id: number) => `${toasterId}${id}`

  const gone = (id: number) => {
    there.current = there.current.filter((other) => other !== id)
    if (there.current.length === 0) pause.reset()
  }
  const close = (id: number) => {
    const cards = [...(region.current?.querySelectorAll('li') ?? [])]
    const card = cards.find((one) => one.contains(document.activeElement))
    if (card?.querySelector(`[data-toast-id="${id}"]`)) {
      const [next] = cards.filter((one) => one !== card && one.dataset.removed !== 'true')
      if (next) next.focus({ preventScroll: true })
      else pause.goBack()
    }
    gone(id)
    sonner.dismiss(sonnerId(id))
  }

  const show = useEffectEvent((message: ToastMessage) => {
    setDirection(directionOf(document.documentElement))
    there.current.push(message.id)
    for (const id of there.current.slice(0, -MOST_TOASTS)) close(id)
    sonner.custom(
      () => (
        <div data-toast-id={message.id}>
          <ToastCard message={message} onClose={() => close(message.id)} />
        </div>
      ),
      {
        id: sonnerId(message.id),
        toasterId,
        duration: Number.POSITIVE_INFINITY,
        onDismiss: () => gone(message.id),
      },
    )
  })
  const closeIfThere = useEffectEvent((id: number) => {
    if (there.current.includes(id)) close(id)
  })
  useEffect(() => source.listen({ show: (message) => show(message), close: (id) => closeIfThere(id) }), [source])

  return (
    <PausedContext value={pause.paused}>
      <div ref={region} {...pause.regionProps}>
        <Sonner
          ref={removeAriaLive}
          id={toasterId}
          dir={direction}
          position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
          className={styles.list}
          visibleToasts={MOST_TOASTS}
          expand
          gap={10}
          offset={above(20)}
          mobileOffset={above(16)}
          containerAriaLabel={t('toast.region')}
        />
      </div>
    </PausedContext>
  )
}
