import { optOut, unwrap } from '@mintage/api-client'
import {
  type BrokenPasswordRule,
  changePasswordMachine,
  createSecretHolder,
  type PasswordChange,
  submitPasswordChange,
} from '@mintage/machines/change-password'
import type { Answer } from '@mintage/machines/shared'
import type { ChangePasswordProps } from '@mintage/ui/screens/ChangePassword'
import { useMessages } from '@mintage/ui/texts'
import { accountTexts } from '@mintage/ui/texts/account'
import { authTexts } from '@mintage/ui/texts/auth'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useDependencies, useIsSignedIn, useProfile } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'

const passwordTexts = { ...authTexts, ...accountTexts }

/** R058, R189, R309, R343: the server checks the current password, the machine checks the new one. */
export function useChangePassword(): ChangePasswordProps {
  const { client } = useDependencies()
  const profile = useProfile()
  const signedIn = useIsSignedIn()
  const formatMessage = useMessages(passwordTexts)
  const [holder] = useState(() => createSecretHolder<PasswordChange>())
  const machine = useMemo(
    () =>
      changePasswordMachine.provide({
        actors: {
          submit: fromPromise<Answer, { values: BrokenPasswordRule | null }>(() => {
            const { currentPassword, password } = holder.take() ?? { currentPassword: '', password: '' }
            const body = { current_password: currentPassword, password, password_confirmation: password }
            return orFailure(unwrap(client.POST('/user/change-password', { body, ...optOut('toasts') })))
          }),
        },
      }),
    [client, holder],
  )
  const actor = useActorRef(machine, { input: { enabled: signedIn } })

  useEffect(() => actor.send({ type: signedIn ? 'person.signedIn' : 'person.signedOut' }), [actor, signedIn])

  const { brokenRule, serverErrors, formError } = useSelector(actor, ({ context }) => context)
  const errors = useMemo(
    () => (brokenRule ? { [brokenRule.field]: formatMessage(brokenRule) } : serverErrors),
    [brokenRule, serverErrors, formatMessage],
  )
  return {
    email: profile?.email ?? '',
    errors,
    formError: formError && formatMessage(formError),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    saved: useSelector(actor, (snapshot) => snapshot.hasTag('saved')),
    onSubmit: (form) => submitPasswordChange(actor, holder, form),
  }
}
