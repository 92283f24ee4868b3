import type { ContactProps } from '@mintage/ui/screens/Contact'
import { useMessages } from '@mintage/ui/texts'
import { contactTexts } from '@mintage/ui/texts/contact'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDependencies, useProfile } from '../../app/DependenciesContext.tsx'
import { sentFor } from '../../app/sentFor.ts'
import { useSubmittedForm } from '../../app/useSubmittedForm.ts'
import { paths } from '../../paths.ts'
import { ownDetails } from './ownDetails.ts'
import { provideContact } from './provideContact.ts'

/** The contact form as a page. A delivered message leads to the same address as without JavaScript. */
export function useContactPage(): ContactProps {
  const { client } = useDependencies()
  const profile = useProfile()
  const formatMessage = useMessages(contactTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const submitted = useSubmittedForm('contact')
  const machine = useMemo(() => provideContact(client), [client])
  const actor = useActorRef(machine, submitted ? { snapshot: submitted.snapshot } : {})
  const { serverErrors, formError } = useSelector(actor, ({ context }) => context)
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))

  useEffect(() => {
    if (isSent) navigate(sentFor(paths.Contact), { replace: true })
  }, [isSent, navigate])

  if (isSent || query.has('sent')) return { status: 'sent', hrefs: { again: paths.Contact } }
  return {
    status: 'writing',
    defaults: submitted?.values ?? ownDetails(profile),
    errors: serverErrors,
    problem: formError && formatMessage(formError),
    busy,
    onSubmit: (values) => actor.send({ type: 'form.submitted', values }),
  }
}
