import { type ApiError, ApiException, errorOfAnswer, malformed } from './apiError.ts'
import { isRecord } from './isRecord.ts'

/** A call of the client under way. */
type Call<Data> = Promise<{ data?: Data; response: Response }>

/** What came of a call, as a value. */
export type Result<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ApiError }

/** The body of the answer; rejects with ApiException. */
export const unwrap = async <Data>(call: Call<Data>): Promise<Data> => {
  const { data, response } = await call
  if (data === undefined) throw new ApiException(malformed(response.status))
  return data
}

/**
 * The payload of an enveloped answer; rejects with ApiException, also when the envelope's status is not OK (kind
 * `refused`, with the server's message) or when it holds no payload (kind `malformed`).
 */
export const unwrapPayload = async <Payload>(
  call: Call<{ status: string; payload?: Payload }>,
): Promise<NonNullable<Payload>> => {
  const { data, response } = await call
  if (!isRecord(data)) throw new ApiException(malformed(response.status))
  if (data.status !== 'OK') throw new ApiException(errorOfAnswer(response.status, response.headers, data))
  if (data.payload === undefined || data.payload === null) throw new ApiException(malformed(response.status))
  return data.payload
}

/**
 * Returns success or failure without an exception: `const login = await settle(unwrap(client.POST(...)))`.
 * Only a failed call becomes a value; a programming error is still thrown.
 */
export const settle = async <Data>(unwrapped: Promise<Data>): Promise<Result<Data>> => {
  try {
    return { ok: true, data: await unwrapped }
  } catch (thrown) {
    if (thrown instanceof ApiException) return { ok: false, error: thrown.error }
    throw thrown
  }
}
