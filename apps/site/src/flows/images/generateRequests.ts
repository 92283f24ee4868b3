import type { RequestDraft } from '@mintage/machines/image-request'
import type { ListedRequest } from '@mintage/machines/image-requests'
import type { GenerateValues } from '@mintage/ui/screens/GenerateImage'
import type { Dependencies } from '../../app/dependencies.ts'
import { createDraftStore, type DraftStore } from './draftStore.ts'
import {
  isValues,
  readSubmittedForm,
  removeSubmittedForm,
  type SubmittedForm,
  saveSubmittedForm,
} from './generateForm.ts'
import {
  createImageRequests,
  type ImageRequests,
  type RequestDependencies,
  requestsOf,
  startRequest,
} from './imageRequests.ts'
import { provideImageRequest } from './provideImageRequest.ts'
import { createRefineRequests, type RefineRequests } from './refineRequests.ts'

declare module '../../app/dependencies.ts' {
  interface Dependencies {
    generateRequests?: GenerateRequests
  }
}

type GenerateDraft = Extract<RequestDraft, { service: 'generate' }>

export interface GenerateRequests {
  requests: ImageRequests
  /** The seed that the person typed; reports of the server also contain seeds that it chose. */
  typedSeed(request: ListedRequest): string | undefined
  /** The values that the form last sent in this visit. */
  submittedForm(): SubmittedForm | null
  /** The draft of the form that was not accepted yet. */
  typed: DraftStore<GenerateValues>
  refine: RefineRequests
  send(values: GenerateValues, seed: number | null): void
}

/** The newest request of the form that is not accepted, excluding refinements. */
export const formRequest = (
  allRequests: readonly ListedRequest[],
  { pendingOf }: Pick<RefineRequests, 'pendingOf'>,
): ListedRequest | null =>
  allRequests.find((request) => request.snapshot.context.requestId === null && !pendingOf(request)) ?? null

const draftOf = (values: GenerateValues, seed: number | null): GenerateDraft => ({
  service: 'generate',
  prompt: values.prompt,
  negativePrompt: values.negativePrompt,
  styles: [...values.styles],
  size: values.size,
  count: values.count,
  seed,
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Trims the values as the form does. */
const trimmed = ({ prompt, negativePrompt, styles, size, count, seed }: GenerateValues): GenerateValues => ({
  prompt: prompt.trim(),
  negativePrompt: negativePrompt.trim(),
  styles,
  size,
  count,
  seed: seed.trim(),
})

function create(dependencies: RequestDependencies): GenerateRequests {
  const { visit } = dependencies
  /** Sent values by request id. */
  const sent = new Map<string, GenerateValues>()
  const typed = createDraftStore({ dependencies, kind: 'prompt', isValue: isValues })
  const requests = createImageRequests(
    dependencies,
    'generate',
    provideImageRequest(dependencies, () => null),
  )
  const refine = createRefineRequests(dependencies, requests)
  requests.on('requestsEmptied', () => {
    sent.clear()
    typed.clear()
    removeSubmittedForm(visit)
  })

  /** Saves values that wait for tokens: paying may reload the page. */
  const begin = (): ListedRequest => {
    const request = startRequest(requests)
    request.actor.subscribe((snapshot) => {
      const values = sent.get(request.id)
      if (values && snapshot.matches('shortOfTokens'))
        saveSubmittedForm(visit, { values, needed: snapshot.context.needed })
    })
    return request
  }
  // Only when accepted, and only if the form still has the same values.
  requests.on('requestAccepted', ({ id }) => {
    const values = sent.get(id)
    const left = typed.latest()
    if (values && left && isSame(trimmed(left), trimmed(values))) typed.discard()
  })

  return {
    requests,
    typedSeed: ({ id }) => sent.get(id)?.seed,
    submittedForm: () => readSubmittedForm(visit),
    typed,
    refine,
    send: (values, seed) => {
      const draft = draftOf(values, seed)
      const { id, actor } = formRequest(requestsOf(requests.getSnapshot()), refine) ?? begin()
      sent.set(id, values)
      saveSubmittedForm(visit, { values, needed: null })
      const snapshot = actor.getSnapshot()
      if (snapshot.matches('offeringRequest') && isSame(snapshot.context.draft, draft)) {
        actor.send({ type: 'offer.accepted' })
        return
      }
      // The new values replace the request that waited for tokens.
      actor.send({ type: 'offer.declined' })
      actor.send({ type: 'request.submitted', draft })
    },
  }
}

/** One per page load, so that requests continue on other pages of the site. */
export function generateRequestsOf(
  dependencies: RequestDependencies & Pick<Dependencies, 'generateRequests'>,
): GenerateRequests {
  dependencies.generateRequests ??= create(dependencies)
  return dependencies.generateRequests
}
