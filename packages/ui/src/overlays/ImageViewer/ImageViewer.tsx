import * as Dialog from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { directionOf } from '../../primitives/direction.ts'
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
import { stayOpenForToasts } from '../Modal/useOutsidePress.ts'
import { Caption } from './Caption.tsx'
import * as styles from './ImageViewer.css.ts'
import type { ViewedImage } from './types.ts'
import { useGestures } from './useGestures.ts'
import { useZoom, type Zoom } from './useZoom.ts'
import { ViewerImage } from './ViewerImage.tsx'

export type { ViewedImage } from './types.ts'

export interface ImageViewerProps extends OverlayProps {
  images: readonly ViewedImage[]
  /** Index of the current image. */
  index: number
  /** The next image after the last is the first. */
  onIndexChange: (index: number) => void
  /** Buttons for the current image: download, delete. */
  actions?: ReactNode
}

function Turn({ direction, onTurn }: { direction: 'previous' | 'next'; onTurn: () => void }) {
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

/** Never `disabled`: a focused button that becomes disabled loses the focus. */
function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const t = useTexts(overlayTexts)
  return (
    <>
      <IconButton icon={ZoomOut} label={t('viewer.zoomOut')} aria-disabled={!zoom.canOut} onClick={zoom.out} />
      <IconButton icon={ZoomIn} label={t('viewer.zoomIn')} aria-disabled={!zoom.canIn} onClick={zoom.in} />
    </>
  )
}

/** px for an arrow key on an enlarged image. */
const PAN = 80
const pans: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-PAN, 0]],
  ['ArrowRight', [PAN, 0]],
  ['ArrowUp', [0, -PAN]],
  ['ArrowDown', [0, PAN]],
])

interface StageProps extends Omit<ImageViewerProps, keyof OverlayProps> {
  focus: ReturnType<typeof useFocusReturn>
}

/** Mounted while the viewer is open, so that each opening starts without zoom. */
function Stage({ images, index, onIndexChange, actions, focus }: StageProps) {
  const t = useTexts(overlayTexts)
  const common = useTexts(commonTexts)
  const room = useRef<HTMLElement>(null)
  const zoom = useZoom(room)
  const image = images[index]
  const count = images.length
  const place = count > 1 ? t('viewer.place', { index: index + 1, count }) : ''
  const enlarged = zoom.factor > 1 ? t('viewer.zoomed', { percent: zoom.factor * 100 }) : ''

  const show = (next: number) => {
    if (count < 2) return
    zoom.fit()
    onIndexChange((next + count) % count)
  }
  const turn = (by: number) => show(index + by)
  // The room has no direction of its own.
  const forward = () => (directionOf(room.current?.parentElement ?? null) === 'rtl' ? -1 : 1)

  const ways = new Map([
    ['ArrowRight', () => turn(forward())],
    ['ArrowLeft', () => turn(-forward())],
    ['Home', () => show(0)],
    ['End', () => show(count - 1)],
    ['+', zoom.in],
    ['=', zoom.in],
    ['-', zoom.out],
    ['0', zoom.fit],
  ])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // React bubbles events of a menu among the actions, although the menu is elsewhere in the DOM.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    const pan = zoom.factor > 1 ? pans.get(event.key) : undefined
    const act = pan ? () => room.current?.scrollBy(...pan) : ways.get(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }
  const gestures = useGestures({
    onSwipe: (towards) => zoom.factor === 1 && turn(-towards * forward()),
    onDoublePress: zoom.factor > 1 ? zoom.fit : zoom.in,
  })

  return (
    <Dialog.Content
      {...focus}
      aria-describedby={undefined}
      className={styles.stage}
      onKeyDown={onKeyDown}
      onInteractOutside={stayOpenForToasts}
    >
      <Dialog.Title asChild>
        <VisuallyHidden>{t('viewer.title')}</VisuallyHidden>
      </Dialog.Title>
      <div className={styles.bar}>
        <Text as="span" dir="auto" size="small" tone="muted" numeric>
          {place}
        </Text>
        <div className={styles.buttons}>
          <ZoomButtons zoom={zoom} />
          <Dialog.Close asChild>
            <IconButton icon={CloseIcon} label={common('common.close')} />
          </Dialog.Close>
        </div>
      </div>
      <div className={styles.middle}>
        <section
          ref={room}
          {...gestures}
          className={cx(styles.room, zoom.factor > 1 && styles.scrolls)}
          {...(zoom.factor > 1 ? { tabIndex: 0, 'aria-label': enlarged } : {})}
        >
          {image ? <ViewerImage key={image.src} image={image} width={zoom.width} /> : null}
        </section>
        {count > 1 ? (
          <>
            <Turn direction="previous" onTurn={() => turn(-1)} />
            <Turn direction="next" onTurn={() => turn(1)} />
          </>
        ) : null}
      </div>
      <div className={styles.foot}>
        <Caption key={image?.src}>{image?.caption}</Caption>
        {actions}
      </div>
      <LiveRegion message={[place, enlarged].filter(Boolean).join(', ')} />
    </Dialog.Content>
  )
}

/** One image at a time, as large as the window or enlarged. Arrow keys and swipes change the image, Escape closes. */
export function ImageViewer({ open, onOpenChange, ...stage }: ImageViewerProps) {
  const focus = useFocusReturn(open)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.ground} />
        <Stage {...stage} focus={focus} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
