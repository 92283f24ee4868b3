import { submitSignIn } from '@mintage/machines/auth'
import type { LoginProps } from '@mintage/ui/screens/Login'
import { useMessages } from '@mintage/ui/texts'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { useSubmittedForm } from '../../app/useSubmittedForm.ts'
import { paths } from '../../paths.ts'
import { sessionTexts } from './session-texts.ts'

/** Sign-in shows one error at a time: a broken rule at its field, a message of the server above the form (R352). */
export function useLogin(): LoginProps {
  const { session, credentials, isReturning } = useDependencies()
  const { isRegEnabled } = useSettings()
  const formatMessage = useMessages(sessionTexts)
  const [query] = useSearchParams()
  const [returning] = useState(isReturning)
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const brokenRule = useSelector(session, ({ context }) => context.brokenRule)
  const formError = useSelector(session, ({ context }) => context.formError)

  const submitted = useSubmittedForm('login')

  useEffect(() => {
    if (!submitted) session.send({ type: 'form.opened' })
  }, [session, submitted])

  const error = useMemo(() => {
    if (brokenRule) {
      const { field } = brokenRule
      return { text: formatMessage(brokenRule), field: field === 'email' || field === 'password' ? field : null }
    }
    return formError && { text: formatMessage(formError), field: null }
  }, [brokenRule, formError, formatMessage])

  const onward = query.size > 0 ? `?${query}` : ''
  return {
    defaults: submitted?.values,
    newcomer: query.has('redirect') && !returning,
    error,
    busy,
    onSubmit: (form) => submitSignIn(session, credentials, form),
    hrefs: {
      forgotPassword: paths.ForgotPassword,
      register: isRegEnabled ? paths.Register + onward : null,
    },
  }
}
