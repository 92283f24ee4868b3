import { type ApiError, ApiException } from '@mintage/api-client'
import type { CallFailure, FailureKind } from '@mintage/machines/shared'
import { toTenths } from '@mintage/ui/format'

/** A 2xx answer that says it is no success is a refusal in the server's words, like a 422. */
const kindOf = (error: ApiError): FailureKind => (error.kind === 'refused' ? 'validation' : error.kind)

/** A failed call as the machines know it: the server's words only, tokens in tenths. */
function toFailure(error: ApiError): CallFailure {
  return {
    kind: kindOf(error),
    errors: error.errors,
    ...(error.message === null ? {} : { message: error.message }),
    ...(error.kind === 'paymentRequired' && error.needed !== null ? { neededTenths: toTenths(error.needed) } : {}),
    ...(error.kind === 'paymentRequired' && error.balance !== null ? { balanceTenths: toTenths(error.balance) } : {}),
  }
}

/** Runs calls for a machine's actor: what fails is rejected as a CallFailure. */
export async function orFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (thrown) {
    throw thrown instanceof ApiException ? toFailure(thrown.error) : thrown
  }
}
