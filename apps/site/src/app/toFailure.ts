import { type ApiError, ApiException } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import type { CallFailure, FailureKind } from '@mintage/machines/shared'

/** A 2xx response that reports a refusal is handled like a 422. */
const kindOf = (error: ApiError): FailureKind => (error.kind === 'refused' ? 'validation' : error.kind)

/** The failure for the machines: only the message of the server, tokens in tenths. */
function toFailure(error: ApiError): CallFailure {
  return {
    kind: kindOf(error),
    errors: error.errors,
    ...(error.message === null ? {} : { message: error.message }),
    ...(error.kind === 'paymentRequired' && error.needed !== null ? { neededTenths: toTenths(error.needed) } : {}),
    ...(error.kind === 'paymentRequired' && error.balance !== null ? { balanceTenths: toTenths(error.balance) } : {}),
  }
}

/** Rejects with a CallFailure, as the actors of the machines expect. */
export async function orFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (thrown) {
    throw thrown instanceof ApiException ? toFailure(thrown.error) : thrown
  }
}
