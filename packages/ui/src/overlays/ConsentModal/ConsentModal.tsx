import { Button } from '../../primitives/Button/Button.tsx'
import { cookieTexts } from '../../texts/en/cookies.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { CookieText } from '../CookieBanner/CookieText.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'

export interface ConsentModalProps extends OverlayProps {
  policyHref: string
  onAccept: () => void
  onDecline: () => void
}

/** The dialog for cookie consent, with a link to the policy next to the two answers (R111, D49). */
export function ConsentModal({ open, onOpenChange, policyHref, onAccept, onDecline }: ConsentModalProps) {
  const t = useTexts(cookieTexts)
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t('cookies.title')} size="sm">
      <ModalBody>
        <CookieText policyHref={policyHref} />
      </ModalBody>
      <ModalFooter>
        <Button href={policyHref} variant="ghost" tone="neutral">
          {t('cookies.learnMore')}
        </Button>
        <Button tone="neutral" onClick={onDecline}>
          {t('cookies.decline')}
        </Button>
        <Button tone="neutral" onClick={onAccept}>
          {t('cookies.accept')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
