import { type ApiError, optOut, settle, unwrap } from '@mintage/api-client'
import { ContactModal, type ContactValues } from '@mintage/ui/overlays/ContactModal'
import { useTexts } from '@mintage/ui/texts'
import { contactTexts } from '@mintage/ui/texts/contact'
import { useEffect, useState } from 'react'
import { useProfile, useServices } from '../../app/ServicesContext.tsx'

/** R226, R399: how long the thanks stay before the form is gone. */
const CLOSE_AFTER_MS = 900

type Sending =
  | { step: 'writing' }
  | { step: 'sending' }
  | { step: 'sent'; text: string }
  | { step: 'failed'; text: string; errors: Partial<Record<keyof ContactValues, string>> }

const firstTexts = (error: ApiError) =>
  Object.fromEntries(Object.entries(error.errors).map(([field, texts]) => [field, texts[0] ?? '']))

/** A message to support (R140, R226, R278, R279, R361-R365). What was typed stays until it has been sent. */
export default function ContactHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client } = useServices()
  const profile = useProfile()
  const t = useTexts(contactTexts)
  const [sending, setSending] = useState<Sending>({ step: 'writing' })

  useEffect(() => {
    if (sending.step !== 'sent') return
    const timer = setTimeout(() => {
      onClose()
      setSending({ step: 'writing' })
    }, CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sending, onClose])

  const failureText = (error: ApiError): string => {
    if (Object.keys(error.errors).length > 0) return t('contact.correct')
    if (error.kind === 'refused') return error.message ?? t('contact.failed')
    return error.message ?? t('contact.network')
  }

  const onSubmit = async (body: ContactValues) => {
    setSending({ step: 'sending' })
    const sent = await settle(unwrap(client.POST('/contact-us', { body, ...optOut('toasts') })))
    if (!sent.ok) {
      setSending({ step: 'failed', text: failureText(sent.error), errors: firstTexts(sent.error) })
      return
    }
    if (sent.data.status === 'OK') setSending({ step: 'sent', text: t('contact.sent') })
    else setSending({ step: 'failed', text: t('contact.failed'), errors: {} })
  }

  return (
    <ContactModal
      open={open}
      onOpenChange={(opened) => !opened && onClose()}
      defaults={
        profile ? { name: profile.name, surname: profile.surname, email: profile.email, phone: profile.phone } : {}
      }
      errors={sending.step === 'failed' ? sending.errors : undefined}
      result={
        sending.step === 'sent'
          ? { tone: 'positive', text: sending.text }
          : sending.step === 'failed'
            ? { tone: 'critical', text: sending.text }
            : undefined
      }
      busy={sending.step === 'sending'}
      onSubmit={(values) => void onSubmit(values)}
    />
  )
}
