import type { Provenance } from '../../src/provenance/provenance.ts'

/** Leaves every picture as it is: each server of the tests would start threads and a library of its own. */
export const createTestProvenance = (): Provenance => ({
  mark: ({ picture }) => Promise.resolve(picture),
  keep: (_upload, { data }) => Promise.resolve(data),
  check: () => Promise.resolve({ metadata: null, manifest: null, watermark: 'none' }),
  close: () => Promise.resolve(),
})
