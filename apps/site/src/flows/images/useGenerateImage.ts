import { MAX_IMAGES, PROMPT_MAX } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import type { GenerateImageProps, GenerateSubmission, GenerateValues } from '@mintage/ui/screens/GenerateImage'
import { useMessages, useTexts } from '@mintage/ui/texts'
import { imagesTexts } from '@mintage/ui/texts/images'
import { servicesTexts } from '@mintage/ui/texts/services'
import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useDependencies, useProfile, useSettings } from '../../app/DependenciesContext.tsx'
import { sendToPaths } from '../../app/projectPaths.ts'
import { paths } from '../../paths.ts'
import { useTokenValue } from '../offers/useTokenValue.ts'
import { useDraft } from './draftStore.ts'
import { offeredValues, readSeed } from './generateForm.ts'
import { formRequest, generateRequestsOf } from './generateRequests.ts'
import { requestsOf } from './imageRequests.ts'
import type { FormatMessage } from './toFileRequest.ts'
import { toGenerationRequest, toPendingRequest } from './toGenerationRequest.ts'
import { useBuyTokens } from './useBuyTokens.ts'
import {
  usePromptFromAddress,
  useRefinementFromAddress,
  useRequestFromAddress,
  useValuesFromAddress,
} from './useServiceAddress.ts'
import { useTokenReturn } from './useTokenReturn.ts'

/** The state of the submission, from the machine of the last sent request. */
function submissionOf({ value, context }: ListedRequest['snapshot'], formatMessage: FormatMessage): GenerateSubmission {
  if (value === 'submittingRequest') return { status: 'submitting' }
  if (value === 'shortOfTokens') {
    return { status: 'notEnoughTokens', needed: context.needed, balance: context.balance }
  }
  if (value === 'offeringRequest') return { status: 'offered' }
  const own = Object.entries(context.fieldErrors).map(([field, key]) => [field, formatMessage({ key })])
  const errors = { ...context.serverErrors, ...Object.fromEntries(own) }
  const message = context.problem ? formatMessage(context.problem) : null
  return message === null && Object.keys(errors).length === 0
    ? { status: 'idle' }
    : { status: 'refused', errors, message }
}

function useSubmission(form: ListedRequest['snapshot'] | undefined, waitsFor: number | null, balance: number | null) {
  const formatMessage = useMessages(imagesTexts)
  return useMemo((): GenerateSubmission => {
    const formSubmission = form ? submissionOf(form, formatMessage) : { status: 'idle' as const }
    // After a reload no machine waits for the tokens, but the form is still shown as waiting.
    if (formSubmission.status !== 'idle' || waitsFor === null || balance === null) return formSubmission
    return balance >= waitsFor ? { status: 'offered' } : { status: 'notEnoughTokens', needed: waitsFor, balance }
  }, [form, formatMessage, waitsFor, balance])
}

/** Generate image: the form, its machine, its earlier requests, and the storage of both (R002, R003, D54, D56). */
export function useGenerateImage(): GenerateImageProps {
  const dependencies = useDependencies()
  const settings = useSettings()
  const { imageGenerationStyles } = settings
  const t = useTexts(servicesTexts)
  const balance = useProfile()?.balance ?? null
  const { requests, typed, typedSeed, submittedForm, refine, send } = generateRequestsOf(dependencies)
  const formatMessage = useMessages(imagesTexts)
  const allRequests = useSelector(requests, requestsOf)
  const resultsAsked = useRequestFromAddress(requests)
  const [seedError, setSeedError] = useState<GenerateSubmission | null>(null)
  const [draft, setDraft] = useState(submittedForm)
  const again = useValuesFromAddress()
  useRefinementFromAddress(refine.offer)
  const given = usePromptFromAddress(imageGenerationStyles)
  const left = useDraft(typed)
  const form = formRequest(allRequests, refine)
  const submission = useSubmission(form?.snapshot, draft?.needed ?? null, balance)

  const options = useMemo(
    () => ({
      styles: settings.imageGenerationStyles,
      sizes: settings.imageGenerationSizes,
      maxImages: Math.min(MAX_IMAGES, settings.imageGenerationMaxCount),
      maxCharacters: PROMPT_MAX,
      price: settings.imageGenerationPrice,
      fields: settings.imageGenerationFields,
      refinements: settings.imageGenerationRefinements,
      subjects: settings.imageGenerationSubjects,
      ideas: settings.imageGenerationIdeas,
    }),
    [settings],
  )

  const submit = (submitted: GenerateValues) => {
    const values = offeredValues(submitted, options)
    const seed = readSeed(values.seed)
    setDraft(null)
    setSeedError(
      seed === undefined ? { status: 'refused', errors: { seed: t('generate.seed.invalid') }, message: null } : null,
    )
    if (seed !== undefined) send(values, seed)
  }
  const views = useMemo(
    () =>
      allRequests.flatMap((request) => {
        const pending = refine.pendingOf(request)
        if (pending) return toPendingRequest(request, pending, { price: options.price, balance, formatMessage })
        return toGenerationRequest(request, options, typedSeed(request)) ?? []
      }),
    [allRequests, options, typedSeed, refine, balance, formatMessage],
  )
  const requestWith = (id: string) => allRequests.find((request) => request.id === id)
  const [first] = useState(draft?.values)

  return {
    options,
    tokenValue: useTokenValue(),
    balance,
    initial: given ?? again ?? left ?? first,
    submission: seedError ?? submission,
    requests: views,
    sendTo: sendToPaths,
    projectsHref: paths.MyProjects,
    resultsAsked,
    tokenReturn: useTokenReturn(requests),
    onChange: typed.edit,
    onSubmit: submit,
    onCancel: (id) => requestWith(id)?.actor.send({ type: 'cancel.requested' }),
    onRunAgain: (id) => {
      const view = views.find((candidate) => candidate.id === id)
      const imageId = requestWith(id)?.snapshot.context.request?.settings.source_image_id
      if (view?.refinement && imageId !== undefined)
        refine.start({ imageId, refinement: view.refinement, values: { ...view.values, count: 1 } })
      else if (view) submit(view.values)
    },
    onRefine: (id, index, refinement) => {
      const view = views.find((candidate) => candidate.id === id)
      const image = view?.images.find((candidate) => candidate.index === index)
      if (!view || image?.state !== 'delivered') return
      const styles = image.style === null ? [] : [image.style]
      refine.start({ imageId: image.projectId, refinement, values: { ...view.values, styles, count: 1, seed: '' } })
    },
    onStart: (id) => {
      const request = requestWith(id)
      if (request) refine.resume(request)
    },
    onDismiss: (id) => {
      const request = requestWith(id)
      if (request) refine.dismiss(request)
    },
    onBuyTokens: useBuyTokens(),
  }
}
