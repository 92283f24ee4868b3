import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStore } from '../../app/storage.ts'
import { forgetDraft, keepDraft, keptDraft } from './keptDraft.ts'

const blocked = () =>
  createStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

const values = fc.record({
  prompt: fc.string(),
  negativePrompt: fc.string(),
  styles: fc.array(fc.string()),
  size: fc.string(),
  count: fc.integer({ min: 1, max: 4 }),
  seed: fc.string(),
})

describe('the kept draft', () => {
  it('comes back as it was kept, and is gone when forgotten', () => {
    fc.assert(
      fc.property(values, fc.option(fc.nat()), (kept, needed) => {
        const visit = blocked()
        keepDraft(visit, { values: kept, needed })
        expect(keptDraft(visit)).toEqual({ values: kept, needed })
        forgetDraft(visit)
        expect(keptDraft(visit)).toBeNull()
      }),
    )
  })

  it.each(['', 'nonsense', '{}', '{"values":{"prompt":1}}', '[]', 'null', '{"values":{"styles":[1]}}'])(
    'is none where storage holds %j',
    (text) => {
      const visit = blocked()
      visit.set('services.generate.draft', text)
      expect(keptDraft(visit)).toBeNull()
    },
  )
})
