import { useState } from 'react'
import { useDependencies } from './DependenciesContext.tsx'
import type { SubmittedForm } from './submittedForm.ts'
import { useIsHydrating } from './useIsHydrating.ts'

type Name = SubmittedForm['form']
type Of<Form extends Name> = Extract<SubmittedForm, { form: Form }>

const isOf = <Form extends Name>(submitted: SubmittedForm, form: Form): submitted is Of<Form> => submitted.form === form

/** The form that this page answers; null as soon as the page was left, and on every other page. */
export function useSubmittedForm<Form extends Name>(form: Form): Of<Form> | null {
  const { submitted } = useDependencies()
  const [isFirstView] = useState(useIsHydrating())
  return isFirstView && submitted && isOf(submitted, form) ? submitted : null
}
