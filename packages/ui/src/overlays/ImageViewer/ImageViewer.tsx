import * as Dialog from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { KeyboardEvent, ReactNode } from 'react'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { overlayTexts } from '../../texts/en/overlays.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { OverlayProps } from '../Modal/Modal.tsx'
import { useFocusReturn } from '../Modal/useFocusReturn.ts'
import * as styles from './ImageViewer.css.ts'

export interface ViewedImage {
  src: string
  alt: string
  width: number
  height: number
  /** A line under the picture: the prompt, the size. */
  caption?: ReactNode
}

export interface ImageViewerProps extends OverlayProps {
  images: readonly ViewedImage[]
  index: number
  onIndexChange: (index: number) => void
  /** Buttons for the picture being shown: download, delete. */
  actions?: ReactNode
}

interface TurnProps {
  direction: 'previous' | 'next'
  onTurn: () => void
}

function Turn({ direction, onTurn }: TurnProps) {
  const t = useTexts(overlayTexts)
  return (
    <IconButton
      icon={direction === 'previous' ? ArrowLeftIcon : ArrowRightIcon}
      label={t(`viewer.${direction}`)}
      className={cx(styles.turn, direction === 'previous' ? styles.previous : styles.next)}
      onClick={onTurn}
    />
  )
}

/** One picture at a time, as large as the window lets it. Arrow keys turn, Escape closes. */
export function ImageViewer({ open, onOpenChange, images, index, onIndexChange, actions }: ImageViewerProps) {
  const t = useTexts(overlayTexts)
  const common = useTexts(commonTexts)
  const focus = useFocusReturn()
  const image = images[index]
  const count = images.length
  const place = t('viewer.place', { index: index + 1, count })
  const turn = (by: 1 | -1) => onIndexChange((index + by + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by !== 0 && count > 1) turn(by)
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Content {...focus} aria-describedby={undefined} className={styles.stage} onKeyDown={onKeyDown}>
          <Dialog.Title asChild>
            <VisuallyHidden>{t('viewer.title')}</VisuallyHidden>
          </Dialog.Title>
          <div className={styles.bar}>
            <Text as="span" size="small" tone="muted" numeric>
              {count > 1 ? place : ''}
            </Text>
            <Dialog.Close asChild>
              <IconButton icon={CloseIcon} label={common('common.close')} />
            </Dialog.Close>
          </div>
          <div className={styles.room}>
            {image ? (
              <img
                className={styles.picture}
                src={image.src}
                alt={image.alt}
                width={image.width}
                height={image.height}
              />
            ) : null}
            {count > 1 ? (
              <>
                <Turn direction="previous" onTurn={() => turn(-1)} />
                <Turn direction="next" onTurn={() => turn(1)} />
              </>
            ) : null}
          </div>
          <div className={styles.bar}>
            <Text as="div" size="small" tone="muted">
              {image?.caption}
            </Text>
            {actions}
          </div>
          <LiveRegion message={count > 1 ? place : ''} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
