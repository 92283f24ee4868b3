import { multipart, optOut, settle, unwrap } from '@mintage/api-client'
import type { Profile } from '@mintage/machines/shared'
import type { ProfileData, ProfileProps, ProfileReady } from '@mintage/ui/screens/Profile'
import { useTexts } from '@mintage/ui/texts'
import { accountTexts } from '@mintage/ui/texts/account'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useServices } from '../../app/ServicesContext.tsx'
import { readAgain } from '../../app/start-up.ts'
import { paths } from '../../routes/paths.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'

const dataOf = (profile: Profile): ProfileData => ({
  name: profile.name,
  surname: profile.surname,
  email: profile.email,
  phone: profile.phone || null,
  balance: profile.balance,
  avatarUrl: profile.avatarUrl,
  createdAt: profile.createdAt,
  countryId: profile.country?.id ?? null,
  city: profile.city || null,
  address: profile.address || null,
  postCode: profile.postCode || null,
})

function useAvatar(): ProfileReady['avatar'] {
  const { client, session } = useServices()
  const t = useTexts(accountTexts)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const upload = async (file: File) => {
    setBusy(true)
    setError(null)
    const done = await settle(unwrap(client.POST('/user/avatar', { body: multipart({ file }), ...optOut('toasts') })))
    setBusy(false)
    if (done.ok) session.send({ type: 'profile.refreshRequested' })
    else setError(done.error.errors.file?.[0] ?? done.error.message ?? t('account.profile.pictureRefused'))
  }
  return { busy, error, onPick: (file) => void upload(file) }
}

function useVerification(): ProfileReady['verification'] {
  const { client, session } = useServices()
  const t = useTexts(accountTexts)
  const verified = useSelector(session, ({ context }) => context.emailVerified)
  const [resend, setResend] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [error, setError] = useState<string | null>(null)
  if (verified) return { status: 'verified' }
  const send = async () => {
    setResend('sending')
    setError(null)
    const done = await settle(unwrap(client.POST('/email/resend', { ...optOut('toasts') })))
    setResend(done.ok ? 'sent' : 'idle')
    if (!done.ok) setError(done.error.message ?? t('account.profile.resendFailed'))
  }
  return { status: 'unverified', resend, error, onResend: () => void send() }
}

/** The profile tab (R055, R142-R145, R018, R019, D05, D47, D53). */
export function useProfileScreen(): ProfileProps {
  const services = useServices()
  const { session, startUp, currency, language } = services
  const profile = useSelector(session, ({ context }) => context.profile)
  const failed = useSelector(session, ({ context }) => context.profileError !== null)
  const loading = useSelector(session, (snapshot) => snapshot.hasTag('loadingProfile'))
  const countries = useSelector(startUp, ({ context }) => context.countries)
  const currencies = useSelector(currency, ({ context }) => context.list)
  const code = useSelector(currency, ({ context }) => context.chosen.code)
  const languages = useSelector(language, ({ context }) => context.list)
  const languageId = useSelector(language, ({ context }) => context.chosen.id)
  const form = useUpdateProfile()
  const avatar = useAvatar()
  const verification = useVerification()

  if (profile === null) {
    const onRetry = () => {
      session.send({ type: 'profile.refreshRequested' })
      readAgain(services)
    }
    return failed ? { status: 'error', onRetry, retrying: loading } : { status: 'loading' }
  }
  return {
    status: 'ready',
    profile: dataOf(profile),
    countries,
    verification,
    avatar,
    ...form,
    currency: {
      options: currencies.map(({ code: value, symbol }) => ({ value, label: `${value} ${symbol}` })),
      value: code,
      onChange: (value) => currency.send({ type: 'currency.picked', code: value }),
    },
    language: {
      options: languages.map(({ id, title }) => ({ value: String(id), label: title })),
      value: String(languageId),
      onChange: (value) => language.send({ type: 'language.picked', id: Number(value) }),
    },
    hrefs: { pricing: paths.PricingPage },
  }
}
