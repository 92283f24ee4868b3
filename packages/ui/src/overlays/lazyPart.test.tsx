import { describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazyPart.ts'

const Nothing = () => null

describe('a lazy part', () => {
  it('is downloaded once for many requests', async () => {
    const download = vi.fn(async () => Nothing)
    const part = lazyPart(download)
    expect(part.there()).toBeUndefined()
    await Promise.all([part.load(), part.load()])
    await part.load()
    expect(part.there()).toBe(Nothing)
    expect(download).toHaveBeenCalledOnce()
  })

  it('retries a failed download', async () => {
    const download = vi.fn(async () => Nothing).mockRejectedValueOnce(new Error('offline'))
    const part = lazyPart(download)
    await part.load()
    expect(part.there()).toBeUndefined()
    await part.load()
    expect(part.there()).toBe(Nothing)
  })
})
