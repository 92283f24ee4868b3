import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'

export interface ConfirmDialogProps extends OverlayProps {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The action by its own verb: "Delete picture", never "OK". */
  confirmLabel: string
  tone?: 'accent' | 'critical'
  busy?: boolean | undefined
  onConfirm: () => void
}

/** Asks before something that cannot easily be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, tone = 'critical', busy, onConfirm } = props
  const t = useTexts(commonTexts)
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={title} size="sm">
      <ModalBody>
        <Text as="div">{children}</Text>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" tone="neutral" onClick={() => onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        <Button tone={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
