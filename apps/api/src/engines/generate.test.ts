import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from './built-in.ts'
import { readPrompt } from './sample/prompt.ts'
import { styles } from './sample/styles/index.ts'
import type { GenerateInput } from './shared/engine.ts'
import { difference, pixelsOf, watched } from './test-support.ts'

const engines = createBuiltInEngines()
afterAll(() => engines.close())

const base: GenerateInput = { prompt: 'a mountain lake at dawn', style: 'None', width: 256, height: 256, seed: 11 }
const paint = async (change: Partial<GenerateInput> = {}) =>
  pixelsOf((await engines.generate({ ...base, ...change }, watched().ctx)).data)

// Generous, because a machine busy with other suites may take ten times as long.
describe('generate', () => {
  test('gives the same pixels for the same input', async () => {
    expect((await paint()).equals(await paint())).toBe(true)
  })

  test.each<[string, Partial<GenerateInput>]>([
    ['prompt', { prompt: 'a mountain lake at dawn with birds' }],
    ['negative prompt', { negativePrompt: 'lake' }],
    ['seed', { seed: 12 }],
  ])('depends on the %s', async (_name, change) => {
    expect(difference(await paint(), await paint(change))).toBeGreaterThan(3)
  })

  test('gives every style a different look', async () => {
    const images = []
    for (const { name } of styles) images.push(await paint({ style: name }))
    expect(styles.map((style) => style.name)).toEqual([
      'None',
      'Photorealistic',
      'Digital art',
      'Anime',
      '3D render',
      'Watercolor',
      'Oil painting',
      'Pixel art',
      'Line art',
      'Comic',
    ])
    for (const [i, a] of images.entries())
      for (const b of images.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(1.5)
  })

  test.each([
    'sea',
    'forest',
    'desert',
    'city',
    'flowers',
    'gold coin',
    'abstract marble',
    'geometric circles',
    'guilloche',
    'a cat at night',
    'zxqv',
  ])('paints %s with contrast and colour', async (prompt) => {
    const { channels } = await sharp(
      (await engines.generate({ ...base, prompt, label: false }, watched().ctx)).data,
    ).stats()
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8)
  })

  test.each([
    [384, 256],
    [256, 384],
    [101, 67],
  ])('has the requested size: %d x %d', async (width, height) => {
    const image = await engines.generate({ ...base, width, height }, watched().ctx)
    const meta = await sharp(image.data).metadata()
    expect([meta.format, meta.width, meta.height, image.width, image.height]).toEqual([
      'png',
      width,
      height,
      width,
      height,
    ])
  })

  test('carries its mark in the lower right corner and in its text, unless switched off', async () => {
    const marked = await engines.generate(base, watched().ctx)
    const bare = await engines.generate({ ...base, label: false }, watched().ctx)
    const corner = { left: 128, top: 200, width: 128, height: 56 }
    const rest = { left: 0, top: 0, width: 256, height: 200 }
    const part = async (data: Buffer, area: typeof corner) => pixelsOf(await sharp(data).extract(area).png().toBuffer())
    expect(difference(await part(marked.data, corner), await part(bare.data, corner))).toBeGreaterThan(1)
    expect((await part(marked.data, rest)).equals(await part(bare.data, rest))).toBe(true)
    expect(marked.data.includes('Mintage sample engine')).toBe(true)
  })

  test('reports no progress, which cannot be counted', async () => {
    const { ctx, seen } = watched()
    await engines.generate(base, ctx)
    expect(seen).toEqual([])
  })

  test('returns the reading of the prompt, within the limits of the contract', async () => {
    const paint = async (prompt: string) => (await engines.generate({ ...base, prompt }, watched().ctx)).reading
    expect(await paint('a red fox in the snow')).toEqual({
      scene: 'a snow scene',
      understood: ['red', 'snow'],
      unknown: ['fox'],
    })
    const many = Array.from({ length: 30 }, (_, place) => `${'x'.repeat(place)}qu`).join(' ')
    const reading = await paint(`${many} ${'y'.repeat(80)}`)
    expect(reading?.unknown).toHaveLength(20)
    expect((await paint('y'.repeat(80)))?.unknown).toEqual(['y'.repeat(60)])
  })

  test('refuses sizes beyond its limits by code', async () => {
    await expect(engines.generate({ ...base, width: 4096 }, watched().ctx)).rejects.toMatchObject({ code: 'too_large' })
    await expect(engines.generate({ ...base, height: 0 }, watched().ctx)).rejects.toMatchObject({
      code: 'engine_failure',
    })
  })
})

describe('reading a prompt', () => {
  test.each([
    ['a gold coin on cloth', 'coin'],
    ['city skyline at night', 'city'],
    ['dunes of the Sahara', 'desert'],
    ['a bouquet of roses', 'flowers'],
    ['kitten', 'cat'],
    ['waves on the ocean', 'sea'],
  ])('%s is a separate scene', (prompt, subject) => {
    expect(readPrompt(prompt, '', 1).subject).toBe(subject)
  })

  test.each([
    ['a red fox in the snow', 'mountains', ['red', 'snow'], ['fox']],
    ['forest at sunset, red', 'forest', ['forest', 'sunset', 'red'], []],
    ['a city in winter, at night', 'city', ['city', 'night'], ['winter']],
    ['an old fisherman mending his boat', 'sea', ['boat'], ['fisherman', 'mending']],
    ['a camel at dawn', 'desert', ['dawn'], ['camel']],
    ['ein Wald im Nebel bei Nacht', 'forest', ['wald', 'nacht'], ['nebel']],
    ['une forêt au crépuscule', 'forest', ['forêt', 'crépuscule'], []],
    ['雪中的红狐狸', 'mountains', ['雪', '红'], ['狐狸']],
    ['a cat, a cat, a dog', 'cat', ['cat'], ['dog']],
  ])('%s: a scene of %s, with its known and unknown words', (prompt, subject, understood, unknown) => {
    for (const seed of [1, 2, 3]) expect(readPrompt(prompt, '', seed)).toMatchObject({ subject, understood, unknown })
  })

  test('prefers a named subject to the season, the weather and the place', () => {
    expect(readPrompt('autumn in the city', '', 1).subject).toBe('city')
    expect(readPrompt('a snowy desert', '', 1).subject).toBe('desert')
    expect(readPrompt('a fox on a dune', '', 1).subject).toBe('desert')
  })

  test('removes unwanted words', () => {
    expect(readPrompt('city by the sea', 'sea', 1).subject).toBe('city')
    expect(readPrompt('mountains', 'birds', 1).extras.has('birds')).toBe(false)
  })

  test('gives the same result twice for any prompt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.integer(), (prompt, negative, seed) => {
        expect(readPrompt(prompt, negative, seed)).toEqual(readPrompt(prompt, negative, seed))
      }),
    )
  })
})

describe('content policy', () => {
  test('answers with a sentence or with null', () => {
    expect(engines.refuse('a quiet lake')).toBeNull()
    expect(engines.refuse('torture scene')).toMatch(/content policy/)
  })
})
