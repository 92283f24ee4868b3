import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from './built-in.ts'
import { paint } from './sample/paint.ts'
import { readPrompt } from './sample/prompt.ts'
import { difference, pixelsOf, watched } from './test-support.ts'

// The public pages show results of the engines. Lossy WebP and another size cost a few levels of 255.
const assets = new URL('../../../../packages/ui/src/assets/', import.meta.url)
const asset = (name: string) => readFile(new URL(name, assets))
const recipes: { prompt: string; style: string; seed: number }[] = JSON.parse(
  await readFile(new URL('gallery.json', assets), 'utf8'),
)

const cards: Record<string, { prompt: string; style: string; seed: number }> = JSON.parse(
  await readFile(new URL('../../../../scripts/images/cards.json', import.meta.url), 'utf8'),
)

const engines = createBuiltInEngines()
afterAll(() => engines.close())

const png = async (name: string) =>
  sharp(await asset(name))
    .png()
    .toBuffer()

describe('images of the public pages', { timeout: 120_000 }, () => {
  test.each(recipes.map((recipe, place) => ({ ...recipe, file: `gallery-${place + 1}.webp` })))(
    '$file is painted from “$prompt” as $style',
    async ({ file, prompt, style, seed }) => {
      const input = { prompt, style, seed, width: 768, height: 768, label: false }
      const painted = (await paint(input, { throwIfAborted() {}, report() {} })).data
      const small = await sharp(painted).resize(512, 512).png().toBuffer()
      expect(difference(await pixelsOf(small), await pixelsOf(await asset(file)))).toBeLessThan(6)
    },
  )

  test.each([
    ...recipes.map(({ prompt }) => prompt),
    'teal mountains and a copper lake at sunset',
    'a sailing boat in a quiet bay at sunset',
  ])('“%s” names what is drawn, and nothing is left to chance', (prompt) => {
    const subjects = Array.from({ length: 40 }, (_, seed) => readPrompt(prompt, '', seed).subject)
    expect(new Set(subjects).size).toBe(1)
    expect(prompt).not.toMatch(/rain|storm/)
  })

  test("the enlargement is Upscale's result for the small file, four times", async () => {
    const { data } = await engines.upscale(
      { image: await png('example-upscale-before.webp'), factor: 4 },
      watched().ctx,
    )
    const shown = await asset('example-upscale-after.webp')
    expect(await sharp(shown).metadata()).toMatchObject({ width: 960, height: 600 })
    expect(difference(await pixelsOf(data), await pixelsOf(shown))).toBeLessThan(4)
  })

  test('the landing page shows a detail of both, side by side', async () => {
    const detail = { left: 240, top: 150, width: 480, height: 300 }
    const half = { left: 0, top: 0, width: 390, height: 500 }
    const card = await asset('service-upscale.webp')
    const before = await sharp(await asset('example-upscale-before.webp'))
      .resize(960, 600, { kernel: 'nearest' })
      .png()
      .toBuffer()
    for (const [left, whole, kernel] of [
      [0, before, 'nearest'],
      [410, await png('example-upscale-after.webp'), 'lanczos3'],
    ] as const) {
      const cut = await sharp(whole).extract(detail).png().toBuffer()
      const large = await sharp(cut).resize(800, 500, { kernel }).png().toBuffer()
      const expected = await sharp(large)
        .extract({ ...half, left })
        .png()
        .toBuffer()
      const shown = await sharp(card)
        .extract({ ...half, left })
        .png()
        .toBuffer()
      expect(difference(await pixelsOf(shown), await pixelsOf(expected))).toBeLessThan(6)
    }
  })

  test('the cut-out is the result of Remove background for the image next to it', async () => {
    const { data } = await engines.removeBackground({ image: await png('example-remove-before.webp') }, watched().ctx)
    const alpha = async (image: Buffer) => sharp(image).ensureAlpha().extractChannel('alpha').raw().toBuffer()
    expect(difference(await alpha(data), await alpha(await asset('example-remove-after.webp')))).toBeLessThan(4)
  })

  test.each(Object.entries(cards))('the card %s shows what is painted from its recipe', async (name, recipe) => {
    const input = { ...recipe, width: 760, height: 630, label: false }
    const painted = (await paint(input, { throwIfAborted() {}, report() {} })).data
    const card = new URL(`../../../site/public/cards/${name}.jpg`, import.meta.url)
    // The part without overlays: below the edge that fades into the text, and above a seal.
    const clear = { top: 0, width: 400, height: 400 }
    const expected = await sharp(painted)
      .extract({ ...clear, left: 360 })
      .png()
      .toBuffer()
    const shown = await sharp(await readFile(card))
      .extract({ ...clear, left: 800 })
      .png()
      .toBuffer()
    expect(difference(await pixelsOf(shown), await pixelsOf(expected))).toBeLessThan(6)
  })
})
