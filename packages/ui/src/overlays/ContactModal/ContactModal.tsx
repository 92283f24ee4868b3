import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textsOf } from '../../controls/Form/values.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { contactTexts } from '../../texts/en/contact.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'
import { type ContactField, ContactFields, type ContactValues, contactFields } from './ContactFields.tsx'

export type { ContactField, ContactValues } from './ContactFields.tsx'

export interface ContactModalProps extends OverlayProps {
  defaults?: Partial<ContactValues> | undefined
  errors?: FieldErrors<ContactField> | undefined
  /** Result of the last attempt, shown above the fields. */
  result?: { tone: 'positive' | 'critical'; text: string } | undefined
  busy?: boolean | undefined
  onSubmit: (values: ContactValues) => void
}

const noErrors: FieldErrors<ContactField> = {}

/** A message to support. The parent closes and empties it after success (R226). */
export function ContactModal({
  open,
  onOpenChange,
  defaults,
  errors = noErrors,
  result,
  busy,
  onSubmit,
}: ContactModalProps) {
  const t = useTexts(contactTexts)
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={t('contact.title')} description={t('contact.description')}>
      <Form errors={errors} busy={busy} onSubmit={(data) => onSubmit(textsOf(data, contactFields))}>
        <ModalBody>
          {result ? <Notice tone={result.tone}>{result.text}</Notice> : null}
          <ContactFields defaults={defaults} errors={errors} />
        </ModalBody>
        <ModalFooter>
          <Button type="submit" busy={busy} busyLabel={t('contact.sending')} disabled={result?.tone === 'positive'}>
            {t('contact.send')}
          </Button>
        </ModalFooter>
      </Form>
    </Modal>
  )
}
