import { submitSignUp } from '@mintage/machines/auth'
import type { RegisterProps } from '@mintage/ui/screens/Register'
import { useMessages } from '@mintage/ui/texts'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useServices, useSettings, useStaticPages } from '../../app/ServicesContext.tsx'
import { paths, staticPagePath } from '../../routes/paths.ts'
import { sessionTexts } from './session-texts.ts'

/** Sign-up: the first broken rule at its field (R239), or the server's words at theirs (R353). */
export function useRegister(): RegisterProps {
  const { session, credentials } = useServices()
  const { isRegEnabled } = useSettings()
  const pages = useStaticPages()
  const say = useMessages(sessionTexts)
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const brokenRule = useSelector(session, ({ context }) => context.brokenRule)
  const serverErrors = useSelector(session, ({ context }) => context.serverErrors)
  const formError = useSelector(session, ({ context }) => context.formError)

  useEffect(() => session.send({ type: 'form.opened' }), [session])

  const errors = useMemo(
    () => (brokenRule ? { [brokenRule.field]: say(brokenRule) } : serverErrors),
    [brokenRule, serverErrors, say],
  )

  if (!isRegEnabled) return { status: 'closed', hrefs: { login: paths.Login, home: paths.HomePage } }
  const terms = pages.find((page) => page.isTerms)
  const privacy = pages.find((page) => page.isPrivacy)
  return {
    status: 'open',
    errors,
    formError: formError && say(formError),
    busy,
    onSubmit: ({ phone, ...form }) =>
      submitSignUp(session, credentials, {
        ...form,
        phone: phone.display,
        phoneValid: phone.valid,
        phoneE164: phone.international,
      }),
    hrefs: {
      login: paths.Login,
      terms: terms ? staticPagePath(terms) : null,
      privacy: privacy ? staticPagePath(privacy) : null,
    },
  }
}
