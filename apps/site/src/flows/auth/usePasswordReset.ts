import { type ApiError, optOut, settle, unwrap } from '@mintage/api-client'
import { checkNewPassword, checkResetRequest } from '@mintage/machines/auth'
import type { ForgotPasswordProps } from '@mintage/ui/screens/ForgotPassword'
import type { ResetPasswordProps } from '@mintage/ui/screens/ResetPassword'
import { useMessages } from '@mintage/ui/texts'
import { authTexts } from '@mintage/ui/texts/auth'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useServices } from '../../app/ServicesContext.tsx'
import { paths } from '../../routes/paths.ts'

/** What the server said, the field's own words first; null when it said nothing. */
const wordsOf = (error: ApiError): string | null => Object.values(error.errors)[0]?.[0] ?? error.message

/** Forgot password (R044, R245, R356): the same answer for every address (D41). */
export function useForgotPassword(): ForgotPasswordProps {
  const { client, notices } = useServices()
  const say = useMessages(authTexts)
  const [error, setError] = useState<{ text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const hrefs = { login: paths.Login }

  if (sentTo !== null) return { status: 'sent', email: sentTo, onAgain: () => setSentTo(null), hrefs }

  const onSubmit = async ({ email }: { email: string }) => {
    const broken = checkResetRequest(email)
    if (broken) {
      setError({ text: say(broken) })
      return
    }
    setBusy(true)
    setError(null)
    const params = { query: { email: email.trim() } }
    const asked = await settle(unwrap(client.GET('/user/request-password-restore', { params })))
    setBusy(false)
    if (asked.ok) {
      setSentTo(email.trim())
      notices.show({ tone: 'success', message: { text: say({ key: 'auth.forgot.sent' }) } })
    } else setError({ text: wordsOf(asked.error) ?? say({ key: 'auth.resetEmailFailed' }) })
  }

  return { status: 'asking', error, busy, onSubmit: (form) => void onSubmit(form), hrefs }
}

const noErrors = {}

/** Reset password by link (R045-R047, R357-R359, D42). */
export function useResetPassword(): ResetPasswordProps {
  const { client, notices } = useServices()
  const say = useMessages(authTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const token = query.get('token')
  const email = query.get('email')
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ password?: string; confirmPassword?: string }>(noErrors)
  const [formError, setFormError] = useState<string | null>(null)

  if (!token || !email || refused) {
    return { status: 'invalidLink', hrefs: { login: paths.Login, forgotPassword: paths.ForgotPassword } }
  }

  const onSubmit = async (form: { password: string; confirmPassword: string }) => {
    const broken = checkNewPassword(form)
    setFormError(null)
    setErrors(broken ? { [broken.field]: say(broken) } : noErrors)
    if (broken) return
    setBusy(true)
    const body = { token, email, password: form.password, password_confirmation: form.confirmPassword }
    const done = await settle(unwrap(client.PUT('/user/restore-password', { body, ...optOut('toasts') })))
    setBusy(false)
    if (done.ok) {
      notices.show({ tone: 'success', message: { text: say({ key: 'auth.resetDone' }) } })
      navigate(paths.Login)
      return
    }
    const { errors: fields } = done.error
    if (fields.token || fields.email) setRefused(true)
    else if (fields.password?.[0]) setErrors({ password: fields.password[0] })
    else setFormError(done.error.message ?? say({ key: 'auth.resetFailed' }))
  }

  return {
    status: 'choosing',
    email,
    errors,
    formError,
    busy,
    onSubmit: (form) => void onSubmit(form),
    hrefs: { login: paths.Login },
  }
}
