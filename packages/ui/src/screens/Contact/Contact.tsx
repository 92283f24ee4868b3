import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textsOf } from '../../controls/Form/values.ts'
import {
  type ContactField,
  ContactFields,
  type ContactValues,
  contactFields,
} from '../../overlays/ContactModal/ContactFields.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { contactTexts } from '../../texts/en/contact.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Contact.css.ts'

export type ContactProps =
  | {
      status: 'writing'
      defaults: Partial<ContactValues>
      /** Stays the same object until the next response; a new one moves the focus to its first field. */
      errors: FieldErrors<ContactField>
      /** Why the message was not sent. */
      problem: string | null
      busy: boolean
      onSubmit: (values: ContactValues) => void
    }
  | {
      status: 'sent'
      hrefs: {
        /** This page with an empty form. */
        again: string
      }
    }

type Writing = Extract<ContactProps, { status: 'writing' }>
type Sent = Extract<ContactProps, { status: 'sent' }>

function MessageForm({ defaults, errors, problem, busy, onSubmit }: Writing) {
  const t = useTexts(contactTexts)
  return (
    <Card padding="lg">
      <Form errors={errors} busy={busy} onSubmit={(data) => onSubmit(textsOf(data, contactFields))}>
        <Stack gap="lg">
          {problem ? <Notice tone="critical">{problem}</Notice> : null}
          <ContactFields defaults={defaults} errors={errors} />
          <div>
            <Button type="submit" size="lg" busy={busy} busyLabel={t('contact.sending')}>
              {t('contact.send')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

function SentNote({ hrefs }: Sent) {
  const t = useTexts(contactTexts)
  return (
    <Stack gap="lg">
      <Notice tone="positive" title={t('contact.sent')}>
        {t('contact.sentDetail')}
      </Notice>
      <div>
        <Button href={hrefs.again} variant="outline" tone="neutral">
          {t('contact.again')}
        </Button>
      </div>
    </Stack>
  )
}

/** A message to support as a page of its own, which needs no JavaScript. With it, most links open ContactModal. */
export function Contact(props: ContactProps) {
  const t = useTexts(contactTexts)
  return (
    <div className={styles.page}>
      <Container width="narrow">
        <Stack gap="xl">
          <PageHeading title={t('contact.title')}>{t('contact.description')}</PageHeading>
          {props.status === 'writing' ? <MessageForm {...props} /> : <SentNote {...props} />}
        </Stack>
      </Container>
    </div>
  )
}
