import type { ListedRequest } from '@mintage/machines/image-requests'
import type { GenerationRequest, PendingRefinement as Pending } from '@mintage/ui/screens/GenerateImage'
import type { PendingRefinement } from './refineRequests.ts'
import { refusalOf, type Say } from './toFileRequest.ts'

interface Surroundings {
  /** Price of one image in tenths of a token. */
  price: number
  /** Tenths; null until it is loaded. */
  balance: number | null
  say: Say
}

function stateOf(
  request: ListedRequest,
  { needed, tried }: PendingRefinement,
  { balance, say }: Surroundings,
): Pending {
  const { snapshot } = request
  const { context } = snapshot
  if (snapshot.matches('submittingRequest')) return { state: 'sending' }
  if (snapshot.matches('shortOfTokens'))
    return { state: 'notEnoughTokens', needed: context.needed, balance: context.balance }
  if (snapshot.matches('offeringRequest')) return { state: 'offered' }
  const message = refusalOf(request, say)
  if (message !== null) return { state: 'refused', message }
  // After a reload no machine waits for the tokens, but the request is still shown as waiting.
  if (needed !== null && balance !== null)
    return balance >= needed ? { state: 'offered' } : { state: 'notEnoughTokens', needed, balance }
  if (needed === null && tried !== null) return { state: 'refused', message: say({ key: 'images.submitUnknown' }) }
  return { state: 'ready' }
}

/** A refinement that is not accepted yet, for the screen. */
export function toPendingRequest(
  request: ListedRequest,
  pending: PendingRefinement,
  surroundings: Surroundings,
): GenerationRequest {
  const { values, refinement } = pending
  const state = stateOf(request, pending, surroundings)
  const style = values.styles[0] ?? null
  return {
    id: request.id,
    values,
    refinement,
    cost: surroundings.price,
    seed: null,
    images: state.state === 'sending' ? [{ index: 0, style, state: 'queued' }] : [],
    ...state,
  }
}
