import type { Provenance } from '../../src/provenance/provenance.ts'

/** Leaves images unmarked, because each test server would otherwise load threads and a library. */
export const createTestProvenance = (): Provenance => ({
  mark: ({ image }) => Promise.resolve(image),
  carryOver: (_upload, { data }) => Promise.resolve(data),
  check: () => Promise.resolve({ metadata: null, manifest: null, watermark: 'none' }),
  close: () => Promise.resolve(),
})
