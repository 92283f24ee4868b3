/** Makes a builder: a whole, valid object of the contract, of which a test or a story states what matters to it. */
export const builder =
  <Shape extends object>(whole: () => Shape) =>
  (overrides: Partial<Shape> = {}): Shape => ({ ...whole(), ...overrides })

/** The n-th of a row of ids that never change, so that images of screens do not either. */
export const sampleId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
