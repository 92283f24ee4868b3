import { Modal, ModalBody, ModalFooter } from '../../overlays/Modal/Modal.tsx'
import { Button, PageSpinner } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { RetryNotice } from '../shared/RetryNotice.tsx'
import type { ReceiptState } from './Receipt.types.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

export interface ReceiptModalProps {
  receipt: ReceiptState
  onClose: () => void
}

/** A receipt in a dialog over the payment history; print shows the receipt only. */
export function ReceiptModal({ receipt, onClose }: ReceiptModalProps) {
  const t = useTexts(accountTexts)
  const ready = receipt.status === 'ready'
  const title = ready
    ? t('account.receipt.title', { number: receipt.receipt.number })
    : t('account.receipt.loadingTitle')
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={title} size="lg">
      <ModalBody>
        {receipt.status === 'loading' ? <PageSpinner label={t('account.receipt.loading')} /> : null}
        {receipt.status === 'error' ? (
          <RetryNotice title={t('account.receipt.failed')} onRetry={receipt.onRetry} />
        ) : null}
        {ready ? <ReceiptSheet receipt={receipt.receipt} /> : null}
      </ModalBody>
      {ready ? (
        <ModalFooter>
          <Button download href={receipt.receipt.pdfHref}>
            {t('account.receipt.pdf')}
          </Button>
          {receipt.receipt.xmlHref === null ? null : (
            <Button download variant="outline" tone="neutral" href={receipt.receipt.xmlHref}>
              {t('account.receipt.xml')}
            </Button>
          )}
          <Button variant="outline" tone="neutral" onClick={() => window.print()}>
            {t('account.receipt.print')}
          </Button>
        </ModalFooter>
      ) : null}
    </Modal>
  )
}
