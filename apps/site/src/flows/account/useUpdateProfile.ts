import { optOut, unwrap } from '@mintage/api-client'
import { updateProfileMachine } from '@mintage/machines/update-profile'
import type { ProfileReady } from '@mintage/ui/screens/Profile'
import { useMessages } from '@mintage/ui/texts'
import { accountTexts } from '@mintage/ui/texts/account'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies, useIsSignedIn } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'

/** R189, R308, D53: saves the profile; all views of the profile then reload it. */
export function useUpdateProfile(): Pick<ProfileReady, 'busy' | 'saved' | 'errors' | 'formError' | 'onSubmit'> {
  const { client, session } = useDependencies()
  const signedIn = useIsSignedIn()
  const formatMessage = useMessages(accountTexts)
  const machine = useMemo(
    () =>
      updateProfileMachine.provide({
        actors: {
          submit: fromPromise(({ input }) => {
            const { countryId, postCode, ...change } = input.values
            const body = { ...change, country: countryId, post_code: postCode }
            return orFailure(unwrap(client.PUT('/user/profile', { body, ...optOut('toasts') })))
          }),
        },
      }),
    [client],
  )
  const actor = useActorRef(machine, { input: { enabled: signedIn } })

  useEffect(() => {
    const saved = actor.on('profileSaved', () => session.send({ type: 'profile.refreshRequested' }))
    return () => saved.unsubscribe()
  }, [actor, session])
  useEffect(() => actor.send({ type: signedIn ? 'person.signedIn' : 'person.signedOut' }), [actor, signedIn])

  const { serverErrors, formError } = useSelector(actor, ({ context }) => context)
  return {
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    saved: useSelector(actor, (snapshot) => snapshot.hasTag('saved')),
    errors: serverErrors,
    formError: formError && formatMessage(formError),
    onSubmit: ({ phone, ...form }) =>
      actor.send({
        type: 'form.submitted',
        values: { ...form, phone: phone.international || phone.display || null },
      }),
  }
}
