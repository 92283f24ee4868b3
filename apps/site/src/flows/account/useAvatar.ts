import { multipart, optOut, unwrap } from '@mintage/api-client'
import { avatarMachine, submitImage } from '@mintage/machines/avatar'
import { type Answer, createSecretHolder } from '@mintage/machines/shared'
import type { ProfileReady } from '@mintage/ui/screens/Profile'
import { useMessages } from '@mintage/ui/texts'
import { accountTexts } from '@mintage/ui/texts/account'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'

/** R017, D53: uploads a profile image; all views of the profile then reload it. */
export function useAvatar(): ProfileReady['avatar'] {
  const { client, session } = useDependencies()
  const formatMessage = useMessages(accountTexts)
  const [picked] = useState(() => createSecretHolder<File>())
  const machine = useMemo(
    () =>
      avatarMachine.provide({
        actors: {
          submit: fromPromise<Answer, { values: null }>(() => {
            const file = picked.take()
            const body = multipart(file === null ? {} : { file })
            return orFailure(unwrap(client.POST('/user/avatar', { body, ...optOut('toasts') })))
          }),
        },
      }),
    [client, picked],
  )
  const actor = useActorRef(machine)

  useEffect(() => {
    const replaced = actor.on('imageReplaced', () => session.send({ type: 'profile.refreshRequested' }))
    return () => replaced.unsubscribe()
  }, [actor, session])

  const formError = useSelector(actor, ({ context }) => context.formError)
  return {
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    error: formError && formatMessage(formError),
    onPick: (file) => submitImage(actor, picked, file),
  }
}
