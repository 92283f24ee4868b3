import { unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { createPacker, type Packed } from './packing.ts'

const image = (name: string): Packed => ({
  title: `A ${name}`,
  contentType: 'image/png',
  url: `/${name}`,
  createdAt: '2026-11-20T09:31:20Z',
})
const three = [image('heron'), image('boat'), image('møne')]

const set = (
  read: (url: string, signal: AbortSignal) => Promise<Blob>,
  load: Parameters<typeof createPacker>[0]['load'] = () => import('./archive.ts'),
) => {
  const save = vi.fn<(zip: Blob) => void>()
  const packer = createPacker({ read, load, save })
  const steps: string[] = []
  packer.subscribe(() => {
    const now = packer.read()
    steps.push(now === null ? 'nothing' : now.state === 'working' ? `${now.place} of ${now.count}` : now.state)
  })
  return { packer, save, steps, entries: async () => unpacked(save.mock.calls[0]?.[0]) }
}

async function unpacked(archive: Blob | undefined) {
  const files = unzipSync(new Uint8Array((await archive?.arrayBuffer()) ?? new ArrayBuffer(0)))
  return Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
}

const bytesOf = async (url: string) => new Blob([`bytes of ${url}`])

describe('a zip of several images', () => {
  it('reads them one by one, reports progress, and saves them under their names', async () => {
    const { packer, save, steps, entries } = set(bytesOf)
    packer.start(three)
    await expect.poll(() => save).toHaveBeenCalledOnce()
    expect(await entries()).toEqual([
      ['A heron.png', 'bytes of /heron'],
      ['A boat.png', 'bytes of /boat'],
      ['A møne.png', 'bytes of /møne'],
    ])
    expect([...new Set(steps)]).toEqual(['1 of 3', '2 of 3', '3 of 3', 'nothing'])
    expect(save.mock.calls[0]?.[0].type).toBe('application/zip')
  })

  it('reports nothing after the listener was removed', async () => {
    const { packer, save } = set(bytesOf)
    const heard = vi.fn()
    packer.subscribe(heard)()
    packer.start(three)
    await expect.poll(() => save).toHaveBeenCalledOnce()
    expect(heard).not.toHaveBeenCalled()
  })

  it('names an unreadable image and waits with the others', async () => {
    const { packer, save, entries } = set((url) => (url === '/boat' ? Promise.reject(new Error('404')) : bytesOf(url)))
    packer.start(three)
    await expect.poll(() => packer.read()).toMatchObject({ state: 'partly', count: 3, missing: ['A boat'] })
    expect(save).not.toHaveBeenCalled()
    const now = packer.read()
    if (now?.state === 'partly') now.onSave()
    expect((await entries()).map(([name]) => name)).toEqual(['A heron.png', 'A møne.png'])
    expect(packer.read()).toBeNull()
  })

  it('saves nothing when no image can be read, and can be retried', async () => {
    let online = false
    const { packer, save } = set((url) => (online ? bytesOf(url) : Promise.reject(new Error('offline'))))
    packer.start(three)
    await expect.poll(() => packer.read()).toMatchObject({ state: 'failed', count: 3 })
    online = true
    const now = packer.read()
    if (now?.state === 'failed') now.onRetry()
    await expect.poll(() => save).toHaveBeenCalledOnce()
  })

  it('can be retried when its code fails to load', async () => {
    let isThere = false
    const { packer, save } = set(bytesOf, () => (isThere ? import('./archive.ts') : Promise.reject(new Error('chunk'))))
    packer.start(three)
    await expect.poll(() => packer.read()).toMatchObject({ state: 'failed', count: 3 })
    isThere = true
    const now = packer.read()
    if (now?.state === 'failed') now.onRetry()
    await expect.poll(() => save).toHaveBeenCalledOnce()
  })

  it('reports nothing when cancelled before loading', async () => {
    const arrival = Promise.withResolvers<never>()
    const { packer, steps } = set(bytesOf, () => arrival.promise)
    packer.start(three)
    packer.cancel()
    arrival.reject(new Error('chunk'))
    await new Promise(setImmediate)
    expect(packer.read()).toBeNull()
    expect(steps.at(-1)).toBe('nothing')
  })

  it('stops reading and saves nothing when cancelled', async () => {
    const asked: string[] = []
    const { packer, save } = set(
      (url, signal) =>
        new Promise((_, reject) => {
          asked.push(url)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    packer.start(three)
    await expect.poll(() => asked).toEqual(['/heron'])
    packer.cancel()
    expect(packer.read()).toBeNull()
    packer.start([image('late')])
    await expect.poll(() => asked).toEqual(['/heron', '/late'])
    expect(packer.read()).toMatchObject({ state: 'working', place: 1, count: 1 })
    expect(save).not.toHaveBeenCalled()
  })
})
