import { EmailField } from '../../controls/EmailField/EmailField.tsx'
import type { FieldErrors } from '../../controls/Form/Form.tsx'
import { TextArea } from '../../controls/TextArea/TextArea.tsx'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { contactTexts } from '../../texts/en/contact.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './ContactModal.css.ts'

export const contactFields = ['name', 'surname', 'email', 'phone', 'topic', 'message'] as const

export type ContactField = (typeof contactFields)[number]
export type ContactValues = Record<ContactField, string>

export interface ContactFieldsProps {
  /** Values of a signed-in person (D51). */
  defaults?: Partial<ContactValues> | undefined
  errors: FieldErrors<ContactField>
}

/** The six fields of a contact message. Only the server validates them; its errors are shown under them (R278). */
export function ContactFields({ defaults = {}, errors }: ContactFieldsProps) {
  const t = useTexts(contactTexts)
  const field = (name: ContactField) => ({
    name,
    label: t(`contact.${name}`),
    defaultValue: defaults[name],
    error: errors[name],
  })
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} autoComplete="given-name" />
      <TextField {...field('surname')} autoComplete="family-name" />
      <EmailField {...field('email')} />
      <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...field('topic')} className={styles.wide} />
      <TextArea {...field('message')} className={styles.wide} rows={5} />
    </div>
  )
}
