import { type ReactNode, useEffect, useRef } from 'react'
import { formatDateTime } from '../../format/dates.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageSpinner } from '../../primitives/Spinner/Spinner.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { withdrawalTexts } from '../../texts/en/withdrawal.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'
import { Figures, type WithdrawalFigures } from './Figures.tsx'
import * as styles from './WithdrawalModal.css.ts'

export type { WithdrawalFigures } from './Figures.tsx'

export interface WithdrawalModalProps extends OverlayProps {
  /** `reading` the figures, or `unknown` after a failure; `confirming` them; the others are outcomes. */
  status: 'reading' | 'unknown' | 'confirming' | 'withdrawing' | 'withdrawn' | 'nothingLeft' | 'refused'
  /** Null until they are read. */
  figures: WithdrawalFigures | null
  /** New figures, a failure, or why there is no withdrawal. */
  problem?: string | null | undefined
  onReadAgain: () => void
  onConfirm: () => void
}

const titles = {
  reading: 'withdrawal.title',
  unknown: 'withdrawal.title',
  confirming: 'withdrawal.title',
  withdrawing: 'withdrawal.title',
  withdrawn: 'withdrawal.done',
  nothingLeft: 'withdrawal.nothing',
  refused: 'withdrawal.refused',
} as const

/** Close takes the focus of the removed button, so that Enter alone does nothing more. */
function Outcome({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const common = useTexts(commonTexts)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <>
      <ModalBody>{children}</ModalBody>
      <ModalFooter>
        <Button ref={close} variant="outline" tone="neutral" onClick={onClose}>
          {common('common.close')}
        </Button>
      </ModalFooter>
    </>
  )
}

function Confirmation({
  status,
  figures,
  problem,
  onOpenChange,
  onConfirm,
}: Omit<WithdrawalModalProps, 'figures'> & { figures: WithdrawalFigures }) {
  const t = useTexts(withdrawalTexts)
  const busy = status === 'withdrawing'
  return (
    <>
      <ModalBody>
        {problem ? <Notice tone="caution">{problem}</Notice> : null}
        <Figures figures={figures} />
        <Text size="small" tone="muted">
          {t('withdrawal.how')}
        </Text>
      </ModalBody>
      <ModalFooter className={styles.footer}>
        <Button busy={busy} busyLabel={t('withdrawal.confirming')} onClick={onConfirm}>
          {t('withdrawal.confirm')}
        </Button>
        <Button variant="outline" tone="neutral" disabled={busy} onClick={() => onOpenChange(false)}>
          {t('withdrawal.keep')}
        </Button>
      </ModalFooter>
    </>
  )
}

function Content(props: WithdrawalModalProps) {
  const { status, figures, problem, onOpenChange, onReadAgain } = props
  const t = useTexts(withdrawalTexts)
  const common = useTexts(commonTexts)
  const close = () => onOpenChange(false)
  if (status === 'unknown') {
    const again = (
      <Button size="sm" variant="outline" tone="neutral" onClick={onReadAgain}>
        {common('common.retry')}
      </Button>
    )
    return (
      <Outcome onClose={close}>
        <Notice tone="critical" title={t('withdrawal.unknown')} action={again} />
      </Outcome>
    )
  }
  if (status === 'refused') {
    return (
      <Outcome onClose={close}>
        <Notice tone="caution">{problem}</Notice>
      </Outcome>
    )
  }
  if (status === 'nothingLeft') {
    return (
      <Outcome onClose={close}>
        <Notice>{t('withdrawal.nothingDetail')}</Notice>
      </Outcome>
    )
  }
  if (status === 'reading' || figures === null) {
    return (
      <ModalBody>
        <PageSpinner label={t('withdrawal.reading')} />
      </ModalBody>
    )
  }
  if (status === 'withdrawn') {
    const { email, withdrawnAt } = figures
    return (
      <Outcome onClose={close}>
        <Notice tone="positive">{t('withdrawal.doneDetail', { time: formatDateTime(withdrawnAt), email })}</Notice>
        <Figures figures={figures} />
        <Text size="small" tone="muted">
          {t('withdrawal.onItsWay')}
        </Text>
      </Outcome>
    )
  }
  return <Confirmation {...props} figures={figures} />
}

/** Withdraws from a purchase: shows what comes back, asks for the confirmation, and shows when it was made. */
export function WithdrawalModal(props: WithdrawalModalProps) {
  const { open, onOpenChange, status } = props
  const t = useTexts(withdrawalTexts)
  const asks = status === 'confirming' || status === 'withdrawing'
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t(titles[status])}
      description={asks ? t('withdrawal.description') : undefined}
    >
      <Content {...props} />
    </Modal>
  )
}
