import { optOut, unwrap } from '@mintage/api-client'
import type { BrokenRule, Credentials } from '@mintage/machines/auth'
import { submitEmail } from '@mintage/machines/forgot-password'
import {
  createSecretHolder,
  type NewPasswordField,
  resetPasswordMachine,
  submitNewPassword,
} from '@mintage/machines/reset-password'
import type { Answer } from '@mintage/machines/shared'
import type { ForgotPasswordProps } from '@mintage/ui/screens/ForgotPassword'
import type { ResetPasswordProps } from '@mintage/ui/screens/ResetPassword'
import { useMessages } from '@mintage/ui/texts'
import { authTexts } from '@mintage/ui/texts/auth'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import { useSubmittedForm } from '../../app/useSubmittedForm.ts'
import { paths } from '../../paths.ts'
import { provideForgotPassword } from './provideForgotPassword.ts'

/** Forgot password (R044, R245, R356): the response is the same for every address (D41). */
export function useForgotPassword(): ForgotPasswordProps {
  const { client, notices } = useDependencies()
  const formatMessage = useMessages(authTexts)
  /** The address of the last sent link. */
  const [email, setEmail] = useState('')
  const submitted = useSubmittedForm('forgotPassword')
  const machine = useMemo(() => provideForgotPassword(client), [client])
  const actor = useActorRef(machine, submitted ? { snapshot: submitted.snapshot } : {})
  const [query] = useSearchParams()
  const isSentAlready = query.has('sent')

  useEffect(() => {
    const toasts = actor.on('toast', ({ tone, message }) =>
      notices.show({ tone, message: { text: formatMessage(message) } }),
    )
    return () => toasts.unsubscribe()
  }, [actor, notices, formatMessage])

  const { brokenRule, formError } = useSelector(actor, ({ context }) => context)
  const sent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const problem = brokenRule ?? formError
  const error = useMemo(() => problem && { text: formatMessage(problem) }, [problem, formatMessage])

  const hrefs = { login: paths.Login, again: paths.ForgotPassword }
  const onAgain = () => actor.send({ type: 'form.reset' })
  if (sent) return { status: 'sent', email, onAgain, hrefs }
  if (isSentAlready) return { status: 'sent', email: null, onAgain, hrefs }
  return {
    status: 'asking',
    email: submitted?.values.email,
    error,
    busy,
    onSubmit: (form) => {
      setEmail(form.email.trim())
      submitEmail(actor, form.email)
    },
    hrefs,
  }
}

/** Reset password by link (R045-R047, R285, R357-R359, D42). */
export function useResetPassword(): ResetPasswordProps {
  const { client, notices } = useDependencies()
  const formatMessage = useMessages(authTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const email = query.get('email') ?? ''
  const [holder] = useState(() => createSecretHolder<Credentials>())
  const machine = useMemo(
    () =>
      resetPasswordMachine.provide({
        actors: {
          submit: fromPromise<Answer, { values: BrokenRule<NewPasswordField> | null }>(() => {
            const password = holder.take()?.password ?? ''
            const body = { token, email, password, password_confirmation: password }
            return orFailure(unwrap(client.PUT('/user/restore-password', { body, ...optOut('toasts') })))
          }),
        },
      }),
    [client, email, holder, token],
  )
  const actor = useActorRef(machine, { input: { enabled: token !== '' && email !== '' } })

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', ({ tone, message }) => notices.show({ tone, message: { text: formatMessage(message) } })),
      actor.on('passwordReset', () => navigate(paths.Login)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, navigate, notices, formatMessage])

  const { brokenRule, serverErrors, formError } = useSelector(actor, ({ context }) => context)
  const invalid = useSelector(actor, (snapshot) => snapshot.matches('invalidLink'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const errors = useMemo(
    () => (brokenRule ? { [brokenRule.field]: formatMessage(brokenRule) } : serverErrors),
    [brokenRule, serverErrors, formatMessage],
  )

  if (invalid) return { status: 'invalidLink', hrefs: { login: paths.Login, forgotPassword: paths.ForgotPassword } }
  return {
    status: 'choosing',
    email,
    errors,
    formError: formError && formatMessage(formError),
    busy,
    onSubmit: (form) => submitNewPassword(actor, holder, form),
    hrefs: { login: paths.Login },
  }
}
