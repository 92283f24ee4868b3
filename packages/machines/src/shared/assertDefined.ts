/**
 * A value that a state vouches for: what is being charged has a checkout, what is being followed has an id. Refuses
 * loudly where a change of the machine has broken that promise, instead of sending a made-up value to the server.
 */
export const assertDefined = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('This state promises a value that is not there')
  return value
}
