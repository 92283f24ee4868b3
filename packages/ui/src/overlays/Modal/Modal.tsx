import * as Dialog from '@radix-ui/react-dialog'
import { cx } from 'class-variance-authority'
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { CloseIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Modal.css.ts'
import { useFocusReturn } from './useFocusReturn.ts'

export const modalSizes = ['sm', 'md', 'lg'] as const

/** What every dialog takes: it is open or not, and asks to be closed. */
export interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface ModalProps extends OverlayProps {
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  size?: (typeof modalSizes)[number]
  /** ModalBody and ModalFooter; a Form may wrap both. */
  children: ReactNode
}

/** A dialog over the page: holds the focus, closes on Escape, gives the focus back. A sheet on phones. */
export function Modal({ open, onOpenChange, title, description, size = 'md', children }: ModalProps) {
  const t = useTexts(commonTexts)
  const focus = useFocusReturn()
  const described: ComponentProps<typeof Dialog.Content> = description ? {} : { 'aria-describedby': undefined }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim}>
          <Dialog.Content {...described} {...focus} className={cx(styles.content, styles.size[size])}>
            <div className={styles.header}>
              <div className={styles.titles}>
                <Dialog.Title asChild>
                  <Heading level={2} size="sm">
                    {title}
                  </Heading>
                </Dialog.Title>
                {description ? (
                  <Dialog.Description asChild>
                    <Text size="small" tone="muted">
                      {description}
                    </Text>
                  </Dialog.Description>
                ) : null}
              </div>
              <Dialog.Close asChild>
                <IconButton icon={CloseIcon} label={t('common.close')} size="sm" className={styles.close} />
              </Dialog.Close>
            </div>
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

/** The dialog's buttons; they stay in sight while the body scrolls. */
export function ModalFooter({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx(styles.footer, className)} {...rest} />
}
