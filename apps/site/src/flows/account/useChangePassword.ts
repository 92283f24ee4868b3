import { optOut, settle, unwrap } from '@mintage/api-client'
import { checkNewPassword } from '@mintage/machines/auth'
import type { ChangePasswordProps, ChangePasswordValues } from '@mintage/ui/screens/ChangePassword'
import { useMessages, useTexts } from '@mintage/ui/texts'
import { accountTexts } from '@mintage/ui/texts/account'
import { authTexts } from '@mintage/ui/texts/auth'
import { useState } from 'react'
import { useProfile, useServices } from '../../app/ServicesContext.tsx'

const wireFields = {
  current_password: 'currentPassword',
  password: 'password',
  password_confirmation: 'confirmPassword',
} as const

const noErrors: ChangePasswordProps['errors'] = {}

/** R058, R309, R343: the server checks the current password, the rules here the new one. */
export function useChangePassword(): ChangePasswordProps {
  const { client } = useServices()
  const profile = useProfile()
  const say = useMessages(authTexts)
  const t = useTexts(accountTexts)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [errors, setErrors] = useState(noErrors)
  const [formError, setFormError] = useState<string | null>(null)

  const change = async (form: ChangePasswordValues) => {
    setSaved(false)
    setFormError(null)
    const broken = checkNewPassword(form)
    if (form.currentPassword === '') {
      setErrors({ currentPassword: t('account.password.currentRequired') })
      return
    }
    setErrors(broken ? { [broken.field]: say(broken) } : noErrors)
    if (broken) return
    setBusy(true)
    const body = {
      current_password: form.currentPassword,
      password: form.password,
      password_confirmation: form.confirmPassword,
    }
    const done = await settle(unwrap(client.POST('/user/change-password', { body, ...optOut('toasts') })))
    setBusy(false)
    if (done.ok) {
      setSaved(true)
      return
    }
    const told = Object.entries(wireFields).flatMap(([wire, field]) => {
      const text = done.error.errors[wire]?.[0]
      return text === undefined ? [] : [[field, text] as const]
    })
    if (told.length > 0) setErrors(Object.fromEntries(told))
    else setFormError(done.error.message ?? say({ key: 'auth.passwordUpdateFailed' }))
  }

  return { email: profile?.email ?? '', errors, formError, busy, saved, onSubmit: (form) => void change(form) }
}
