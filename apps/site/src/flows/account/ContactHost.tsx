import type { ContactMessage } from '@mintage/machines/contact'
import { ContactModal } from '@mintage/ui/overlays/ContactModal'
import { useMessages } from '@mintage/ui/texts'
import { contactTexts } from '@mintage/ui/texts/contact'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useDependencies, useProfile } from '../../app/DependenciesContext.tsx'
import { ownDetails } from './ownDetails.ts'
import { provideContact } from './provideContact.ts'

/** A message to support (R140, R226, R278, R279, R361-R365). The text is kept until the message has been delivered. */
export default function ContactHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client, session } = useDependencies()
  const profile = useProfile()
  const formatMessage = useMessages(contactTexts)
  const machine = useMemo(() => provideContact(client), [client])
  const actor = useActorRef(machine)
  // The form unmounts with the dialog; it is filled again if the message was not delivered.
  const [written, setWritten] = useState<ContactMessage | null>(null)

  useEffect(() => {
    const finished = actor.on('formFinished', () => {
      setWritten(null)
      onClose()
    })
    return () => finished.unsubscribe()
  }, [actor, onClose])

  useEffect(() => {
    const left = session.on('signedOut', () => setWritten(null))
    return () => left.unsubscribe()
  }, [session])

  const { serverErrors, formError } = useSelector(actor, ({ context }) => context)
  const sent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = formError && ({ tone: 'critical', text: formatMessage(formError) } as const)
  const close = () => {
    if (sent) setWritten(null)
    actor.send({ type: 'form.reset' })
    onClose()
  }

  return (
    <ContactModal
      open={open}
      onOpenChange={(opened) => !opened && close()}
      defaults={written ?? ownDetails(profile)}
      errors={serverErrors}
      result={sent ? { tone: 'positive', text: formatMessage({ key: 'contact.sent' }) } : (failure ?? undefined)}
      busy={busy}
      onSubmit={(message) => {
        setWritten(message)
        actor.send({ type: 'form.submitted', values: message })
      }}
    />
  )
}
