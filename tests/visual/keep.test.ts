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

test('only the plate of a change is written anew', async () => {
  await keep(store(), [
    approval('slider--one', 'light', await png('light', '#fff', 10), 'h1'),
    approval('slider--one', 'dark', await png('dark', '#111', 10), 'h2'),
  ])
  const dark = await readFile(path.join(component(), '390.dark-0.webp'))
  await keep(store(), [approval('slider--one', 'light', await png('again', '#eee', 10), 'h3')])
  expect((await readFile(path.join(component(), '390.dark-0.webp'))).equals(dark)).toBe(true)
  expect((await kept('slider--one', '390.light'))?.hash).toBe('h3')
})

test('the same approval twice leaves the same bytes', async () => {
  const one = approval('slider--one', 'light', await png('one', '#fff', 10), 'h1')
  await keep(store(), [one])
  const before = await readFile(path.join(component(), '390.light-0.webp'))
  await keep(store(), [one])
  expect((await readFile(path.join(component(), '390.light-0.webp'))).equals(before)).toBe(true)
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
