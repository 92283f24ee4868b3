import { optOut, unwrap } from '@mintage/api-client'
import type { Answer } from '@mintage/machines/shared'
import { verificationMailMachine } from '@mintage/machines/verification-mail'
import type { ProfileReady } from '@mintage/ui/screens/Profile'
import { useMessages } from '@mintage/ui/texts'
import { accountTexts } from '@mintage/ui/texts/account'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'

/** D05: sends the verification link again. */
export function useVerificationMail(): ProfileReady['verification'] {
  const { client, session } = useDependencies()
  const formatMessage = useMessages(accountTexts)
  const verified = useSelector(session, ({ context }) => context.emailVerified)
  const machine = useMemo(
    () =>
      verificationMailMachine.provide({
        actors: {
          submit: fromPromise<Answer, { values: null }>(() =>
            orFailure(unwrap(client.POST('/email/resend', { ...optOut('toasts') }))),
          ),
        },
      }),
    [client],
  )
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (current) => current)
  if (verified) return { status: 'verified' }
  const { formError } = snapshot.context
  return {
    status: 'unverified',
    resend: snapshot.hasTag('sent') ? 'sent' : snapshot.hasTag('busy') ? 'sending' : 'idle',
    error: formError && formatMessage(formError),
    onResend: () => actor.send({ type: 'form.submitted', values: null }),
  }
}
