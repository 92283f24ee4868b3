import * as Dialog from '@radix-ui/react-dialog'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react'
import { useCompositionKeys } from '../../controls/Field/useCompositionKeys.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { CloseIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { breakpoints } from '../../tokens/breakpoints.ts'
import { useOverlayFoot } from '../useBottomBar.ts'
import * as styles from './Modal.css.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import { useOutsidePress } from './useOutsidePress.ts'

export const modalSizes = ['sm', 'md', 'lg'] as const

/** Props of every dialog. */
export interface OverlayProps {
  open: boolean
  /** Called with `false` by Escape, the close button and, where allowed, a press outside; never with `true`. */
  onOpenChange: (open: boolean) => void
}

export interface ModalProps extends OverlayProps {
  /** Heading and name of the dialog. */
  title: string
  /** One sentence under the title, read out with it. */
  description?: ReactNode
  /** Maximum width: 26, 33 or 46 rem; below 480 px at the bottom edge and full width. */
  size?: 'sm' | 'md' | 'lg'
  /** `alertdialog` for a question that needs an answer: a press outside never closes it. */
  role?: 'dialog' | 'alertdialog'
  /** The first focused element; by default the dialog itself, so that title and description are read. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Id of the element that describes a dialog without `description`. */
  describedBy?: string | undefined
  /** ModalBody and ModalFooter; a Form may wrap both. */
  children: ReactNode
}

/** Shift+Tab on the dialog element itself would leave it: Radix only handles it on the first control. */
function backToTheLast(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return
  event.preventDefault()
  const controls = event.currentTarget.querySelectorAll<HTMLElement>('a[href], :is(button, input, textarea):enabled')
  controls.item(controls.length - 1)?.focus()
}

/** A dialog over the page: traps the focus, closes on Escape, and restores the focus. A sheet on phones. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, description, size = 'md', role = 'dialog', children } = props
  const t = useTexts(commonTexts)
  useCompositionKeys()
  const focus = useFocusReturn(open, props.initialFocus)
  const outside = useOutsidePress(open, role === 'alertdialog')
  const keyboard = useKeyboardInset(open)
  const described: ComponentProps<typeof Dialog.Content> = description ? {} : { 'aria-describedby': props.describedBy }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} style={assignInlineVars({ [styles.keyboard]: `${keyboard}px` })}>
          <Dialog.Content
            {...described}
            {...focus}
            {...outside}
            role={role}
            onKeyDown={backToTheLast}
            className={cx(styles.content, styles.size[size])}
          >
            <div className={styles.header}>
              <div className={styles.titles}>
                <Dialog.Title asChild>
                  <Heading level={2} size="sm">
                    {title}
                  </Heading>
                </Dialog.Title>
              </div>
              <Dialog.Close asChild>
                <IconButton icon={CloseIcon} label={t('common.close')} size="sm" className={styles.close} />
              </Dialog.Close>
            </div>
            {description ? (
              <Dialog.Description asChild>
                <Text size="small" tone="muted" className={styles.description}>
                  {description}
                </Text>
              </Dialog.Description>
            ) : null}
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function ModalBody({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx(styles.body, className)} {...rest} />
}

/** Only a sheet reaches the lower edge of the window. */
const inSheet = () => window.innerWidth < breakpoints.sm

/** The dialog's buttons; visible while the body scrolls, and above them no toast covers a sheet. */
export function ModalFooter({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  const footer = useRef<HTMLDivElement>(null)
  useOverlayFoot(footer, inSheet)
  return <div ref={footer} className={cx(styles.footer, className)} {...rest} />
}
