import { submitSignUp } from '@mintage/machines/auth'
import type { RegisterProps } from '@mintage/ui/screens/Register'
import { useMessages } from '@mintage/ui/texts'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies, useSettings, useStaticPages } from '../../app/DependenciesContext.tsx'
import { lookUpCountry } from '../../app/ip-country.ts'
import { readAgain } from '../../app/start-up.ts'
import { useSubmittedForm } from '../../app/useSubmittedForm.ts'
import { paths, staticPagePath } from '../../paths.ts'
import { sessionTexts } from './session-texts.ts'

/** R227: the likely country of the phone number; it may arrive late or never. */
function usePhoneCountry(): string | undefined {
  const [country, setCountry] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    void lookUpCountry(left.signal).then((found) => found !== null && setCountry(found))
    return () => left.abort()
  }, [])
  return country
}

/** Sign-up shows the first broken rule at its field (R239), or the messages of the server at their fields (R353). */
export function useRegister(): RegisterProps {
  const dependencies = useDependencies()
  const { session, credentials, startUp } = dependencies
  const { isRegEnabled } = useSettings()
  const settings = useSelector(startUp, (snapshot) =>
    snapshot.matches({ loadingData: { settings: 'loading' } })
      ? 'loading'
      : snapshot.context.errors.settings === undefined
        ? 'known'
        : 'unknown',
  )
  const pages = useStaticPages()
  const [query] = useSearchParams()
  const formatMessage = useMessages(sessionTexts)
  const phoneCountry = usePhoneCountry()
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const brokenRule = useSelector(session, ({ context }) => context.brokenRule)
  const serverErrors = useSelector(session, ({ context }) => context.serverErrors)
  const formError = useSelector(session, ({ context }) => context.formError)

  const submitted = useSubmittedForm('register')

  useEffect(() => {
    if (!submitted) session.send({ type: 'form.opened' })
  }, [session, submitted])

  const errors = useMemo(
    () => (brokenRule ? { [brokenRule.field]: formatMessage(brokenRule) } : serverErrors),
    [brokenRule, serverErrors, formatMessage],
  )

  if (!isRegEnabled && settings === 'loading') return { status: 'loading' }
  if (!isRegEnabled) {
    const onRetry = settings === 'unknown' ? () => readAgain(dependencies) : null
    return { status: 'closed', onRetry, hrefs: { login: paths.Login, home: paths.HomePage } }
  }
  const terms = pages.find((page) => page.isTerms)
  const privacy = pages.find((page) => page.isPrivacy)
  return {
    status: 'open',
    defaults: submitted?.values,
    errors,
    formError: formError && formatMessage(formError),
    busy,
    phoneCountry: phoneCountry ?? submitted?.values['phone.country'],
    onSubmit: ({ phone, ...form }) =>
      submitSignUp(session, credentials, {
        ...form,
        phone: phone.display,
        phoneValid: phone.valid,
        phoneE164: phone.international,
        phoneCountry: phone.country,
      }),
    hrefs: {
      login: paths.Login + (query.size > 0 ? `?${query}` : ''),
      terms: terms ? staticPagePath(terms) : null,
      privacy: privacy ? staticPagePath(privacy) : null,
    },
  }
}
