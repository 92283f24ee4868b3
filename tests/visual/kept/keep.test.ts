import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvedPicture, pagesIn } from './approvedPicture.ts'
import { readBaselines } from './baselines.ts'
import { type Approval, keep } from './keep.ts'
import { readPixels } from './pixels.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mintage-baselines-'))
})
afterEach(() => rm(root, { recursive: true }))

/** A picture of a plain colour with a bar across. */
async function png(name: string, color: string, bar: number): Promise<string> {
  const file = path.join(root, `${name}.png`)
  const across = await sharp({ create: { width: 390, height: 4, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const ground = sharp({ create: { width: 390, height: 60, channels: 3, background: color } })
  await writeFile(
    file,
    await ground
      .composite([{ input: across, left: 0, top: bar }])
      .png()
      .toBuffer(),
  )
  return file
}

const approval = (storyId: string, theme: 'light' | 'dark', file: string, hash: string): Approval => ({
  storyId,
  width: 390,
  theme,
  title: 'Controls/Slider',
  fresh: { file, hash },
})

const store = () => path.join(root, 'baselines')
const component = () => path.join(store(), 'controls-slider')

async function kept(storyId: string, plate: string) {
  const baseline = (await readBaselines(store())).get('controls-slider')?.[storyId]?.[plate]
  if (baseline === undefined) return null
  return { hash: baseline.hash, pixels: await approvedPicture(baseline, pagesIn(component())) }
}

test('what was approved is kept to the pixel, and stays so when another story is approved beside it', async () => {
  const [one, other] = [await png('one', '#fff', 10), await png('other', '#fff', 30)]
  await keep(store(), [approval('slider--one', 'light', one, 'h1')])
  await keep(store(), [approval('slider--other', 'light', other, 'h2')])
  for (const [storyId, file, hash] of [
    ['slider--one', one, 'h1'],
    ['slider--other', other, 'h2'],
  ] as const) {
    const found = await kept(storyId, '390.light')
    expect(found?.hash).toBe(hash)
    expect(found?.pixels.data.equals((await readPixels(file)).data)).toBe(true)
  }
})

/** The bytes of every page, by name. */
async function pages(): Promise<Map<string, string>> {
  const names = (await readdir(component())).filter((name) => name.endsWith('.webp')).toSorted()
  const read = names.map(
    async (name) => [name, (await readFile(path.join(component(), name))).toString('base64')] as const,
  )
  return new Map(await Promise.all(read))
}

test('a change adds the rows that are new, and leaves every page as it was', async () => {
  await keep(store(), [
    approval('slider--one', 'light', await png('light', '#fff', 10), 'h1'),
    approval('slider--other', 'light', await png('other', '#fff', 20), 'h2'),
    approval('slider--one', 'dark', await png('dark', '#111', 10), 'h3'),
  ])
  const before = await pages()
  await keep(store(), [approval('slider--one', 'light', await png('again', '#eee', 10), 'h4')])
  const after = await pages()
  expect([...before].filter(([name, bytes]) => after.get(name) !== bytes)).toEqual([])
  expect([...after.keys()].filter((name) => !before.has(name))).toEqual([expect.stringMatching(/^390\.light-/)])
  expect((await kept('slider--one', '390.light'))?.hash).toBe('h4')
})

test('the same approval twice leaves the same bytes', async () => {
  const one = approval('slider--one', 'light', await png('one', '#fff', 10), 'h1')
  await keep(store(), [one])
  const before = await pages()
  await keep(store(), [one])
  expect(await pages()).toEqual(before)
})

test('many small changes are packed together after a while, and no picture is other than it was', async () => {
  const files = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      png(`story-${index}`, `#${(index + 1).toString(16).repeat(6)}`, index * 4),
    ),
  )
  for (const [index, file] of files.entries()) {
    await keep(store(), [approval(`slider--${index}`, 'light', file, `h${index}`)])
    expect((await pages()).size).toBeLessThanOrEqual(6)
  }
  for (const [index, file] of files.entries()) {
    const found = await kept(`slider--${index}`, '390.light')
    expect(found?.pixels.data.equals((await readPixels(file)).data)).toBe(true)
  }
})

test('a story that is gone takes its pictures along, and the last one the folder', async () => {
  const [one, other] = [await png('one', '#fff', 10), await png('other', '#0f0', 30)]
  await keep(store(), [approval('slider--one', 'light', one, 'h1'), approval('slider--other', 'light', other, 'h2')])
  await keep(store(), [{ ...approval('slider--one', 'light', one, 'h1'), fresh: null }])
  expect(await kept('slider--one', '390.light')).toBeNull()
  expect((await kept('slider--other', '390.light'))?.pixels.data.equals((await readPixels(other)).data)).toBe(true)
  await keep(store(), [{ ...approval('slider--other', 'light', other, 'h2'), fresh: null }])
  expect(await readdir(store())).toEqual([])
})
