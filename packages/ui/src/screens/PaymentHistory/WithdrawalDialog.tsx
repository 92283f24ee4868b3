import { lazy, Suspense, useState } from 'react'
import type { WithdrawalModalProps } from '../../overlays/WithdrawalModal/WithdrawalModal.tsx'

/** State of the dialog that withdraws from a purchase. */
export interface WithdrawalProgress
  extends Pick<WithdrawalModalProps, 'figures' | 'problem' | 'onReadAgain' | 'onConfirm'> {
  /** Null while the dialog is closed. */
  status: WithdrawalModalProps['status'] | null
  /** Opens the dialog for an order. Must keep its identity. */
  onOpen: (orderId: string) => void
  onClose: () => void
}

const WithdrawalModal = lazy(() =>
  import('../../overlays/WithdrawalModal/WithdrawalModal.tsx').then((module) => ({ default: module.WithdrawalModal })),
)

/** WithdrawalModal, loaded on its first use. */
export function WithdrawalDialog({ withdrawal }: { withdrawal: WithdrawalProgress }) {
  const { status, figures, problem, onReadAgain, onConfirm, onClose } = withdrawal
  // Keeps its content during the closing animation.
  const [last, setLast] = useState({ status, figures, problem })
  if (status !== null && (status !== last.status || figures !== last.figures || problem !== last.problem))
    setLast({ status, figures, problem })
  if (last.status === null) return null
  return (
    <Suspense fallback={null}>
      <WithdrawalModal
        open={status !== null}
        onOpenChange={(open) => open || onClose()}
        status={last.status}
        figures={last.figures}
        problem={last.problem}
        onReadAgain={onReadAgain}
        onConfirm={onConfirm}
      />
    </Suspense>
  )
}
