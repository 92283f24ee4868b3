/**
 * Returns a value that the state guarantees, for example the checkout while it is charged. Throws if a change of the
 * machine broke the guarantee.
 */
export const assertDefined = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('This state promises a value that is not there')
  return value
}
