import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import type { TextArea } from './useTexts.tsx'

const areas = import.meta.glob<Record<string, TextArea>>('./en/*.ts', { eager: true })

describe('the catalogue', () => {
  it('contains every area', () => {
    const keys = Object.values(areas).flatMap((area) => Object.values(area).flatMap((texts) => Object.keys(texts)))
    expect(keys.filter((key) => !(key in catalogue))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has dotted keys and no empty or padded text', () => {
    for (const [key, text] of Object.entries(catalogue)) {
      expect(key).toMatch(/^\w+(\.\w+)+$/)
      expect(text.trim(), key).toBe(text)
      expect(text, key).not.toBe('')
    }
  })
})
