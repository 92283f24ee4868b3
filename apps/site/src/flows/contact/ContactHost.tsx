import { optOut, unwrap } from '@mintage/api-client'
import { contactMachine } from '@mintage/machines/contact'
import { ContactModal } from '@mintage/ui/overlays/ContactModal'
import { useMessages } from '@mintage/ui/texts'
import { contactTexts } from '@mintage/ui/texts/contact'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { forMachine } from '../../app/failures.ts'
import { useProfile, useServices } from '../../app/ServicesContext.tsx'

/** A message to support (R140, R226, R278, R279, R361-R365). What was typed stays until it has been sent. */
export default function ContactHost({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { client } = useServices()
  const profile = useProfile()
  const say = useMessages(contactTexts)
  const machine = useMemo(
    () =>
      contactMachine.provide({
        actors: {
          sendMessage: fromPromise(({ input }) =>
            forMachine(unwrap(client.POST('/contact-us', { body: input, ...optOut('toasts') }))),
          ),
        },
      }),
    [client],
  )
  const actor = useActorRef(machine)

  useEffect(() => {
    const finished = actor.on('formFinished', onClose)
    return () => finished.unsubscribe()
  }, [actor, onClose])

  const close = () => {
    actor.send({ type: 'form.closed' })
    onClose()
  }

  const { serverErrors, problem } = useSelector(actor, ({ context }) => context)
  const sent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = problem && ({ tone: 'critical', text: say(problem) } as const)
  return (
    <ContactModal
      open={open}
      onOpenChange={(opened) => !opened && close()}
      defaults={
        profile ? { name: profile.name, surname: profile.surname, email: profile.email, phone: profile.phone } : {}
      }
      errors={serverErrors}
      result={sent ? { tone: 'positive', text: say({ key: 'contact.sent' }) } : (failure ?? undefined)}
      busy={busy}
      onSubmit={(message) => actor.send({ type: 'message.submitted', message })}
    />
  )
}
