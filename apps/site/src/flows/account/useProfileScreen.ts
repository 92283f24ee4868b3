import type { Profile } from '@mintage/machines/shared'
import type { ProfileData, ProfileProps } from '@mintage/ui/screens/Profile'
import { useSelector } from '@xstate/react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { readAgain } from '../../app/start-up.ts'
import { paths } from '../../paths.ts'
import { useAvatar } from './useAvatar.ts'
import { useFirstImage } from './useFirstImage.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'
import { useVerificationMail } from './useVerificationMail.ts'

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

/** The profile tab (R055, R142-R145, R018, R019, D05, D47, D53). */
export function useProfileScreen(): ProfileProps {
  const dependencies = useDependencies()
  const { session, startUp, currency, language } = dependencies
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
  const verification = useVerificationMail()
  const firstImage = useFirstImage(profile)

  if (profile === null) {
    const onRetry = () => {
      session.send({ type: 'profile.refreshRequested' })
      readAgain(dependencies)
    }
    return failed ? { status: 'error', onRetry, retrying: loading } : { status: 'loading' }
  }
  if (firstImage === 'unknown') return { status: 'loading' }
  return {
    status: 'ready',
    profile: dataOf(profile),
    countries,
    verification,
    firstImage,
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
