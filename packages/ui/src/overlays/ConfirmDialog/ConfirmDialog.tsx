import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'

export interface ConfirmDialogProps extends OverlayProps {
  /** The question: "Delete this picture?". */
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** The action by its own verb: "Delete picture", never "OK". */
  confirmLabel: string
  /** Critical for what takes something away. */
  tone?: 'accent' | 'critical'
  /** While it is being done: the action cannot be pressed twice. */
  busy?: boolean | undefined
  onConfirm: () => void
}

/** Asks before something that cannot easily be taken back. Cancel has the focus first: Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, tone = 'critical', busy, onConfirm } = props
  const t = useTexts(commonTexts)
  const cancel = useRef<HTMLButtonElement>(null)
  const consequence = useId()
  return (
    <Modal
      {...{ open, onOpenChange, title }}
      role="alertdialog"
      size="sm"
      describedBy={consequence}
      initialFocus={cancel}
    >
      <ModalBody>
        <Text as="div" id={consequence}>
          {children}
        </Text>
      </ModalBody>
      <ModalFooter>
        <Button ref={cancel} variant="outline" tone="neutral" onClick={() => onOpenChange(false)}>
          {t('common.cancel')}
        </Button>
        <Button tone={tone} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
