import { Modal, ModalBody, ModalFooter } from '../../overlays/Modal/Modal.tsx'
import { Button, Notice, PageSpinner } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ReceiptState } from './Receipt.types.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

export interface ReceiptModalProps {
  receipt: ReceiptState
  onClose: () => void
}

/** A receipt over the payment history; printing it leaves the page out. */
export function ReceiptModal({ receipt, onClose }: ReceiptModalProps) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const ready = receipt.status === 'ready'
  const title = ready
    ? t('account.receipt.title', { number: receipt.receipt.number })
    : t('account.receipt.loadingTitle')
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={title} size="lg">
      <ModalBody>
        {receipt.status === 'loading' ? <PageSpinner label={t('account.receipt.loading')} /> : null}
        {receipt.status === 'error' ? (
          <Notice
            tone="critical"
            title={t('account.receipt.failed')}
            action={
              <Button size="sm" variant="outline" tone="neutral" onClick={receipt.onRetry}>
                {common('common.retry')}
              </Button>
            }
          />
        ) : null}
        {ready ? <ReceiptSheet receipt={receipt.receipt} /> : null}
      </ModalBody>
      {ready ? (
        <ModalFooter>
          <Button variant="outline" tone="neutral" onClick={() => window.print()}>
            {t('account.receipt.print')}
          </Button>
        </ModalFooter>
      ) : null}
    </Modal>
  )
}
