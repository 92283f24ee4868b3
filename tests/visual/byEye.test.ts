import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { looksTheSame } from './byEye.ts'
import { pagesIn } from './kept/approvedPicture.ts'
import { readBaselines } from './kept/baselines.ts'
import { keep } from './kept/keep.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'mintage-by-eye-'))
})
afterEach(() => rm(root, { recursive: true }))

/** A line of bars on a ground, all in one shade. */
async function png(name: string, shade: number, bars: number, height = 60): Promise<string> {
  const file = path.join(root, `${name}.png`)
  const bar = { create: { width: 6, height: 14, channels: 3 as const, background: { r: shade, g: shade, b: shade } } }
  await sharp({ create: { width: 390, height, channels: 3, background: '#f2ede4' } })
    .composite(Array.from({ length: bars }, (_, index) => ({ input: bar, left: 20 + index * 12, top: 20 })))
    .png()
    .toFile(file)
  return file
}

async function approved(file: string) {
  const shot = { storyId: 'slider--one', width: 390, theme: 'light', title: 'Controls/Slider' } as const
  await keep(path.join(root, 'baselines'), [{ ...shot, fresh: { file, hash: 'h1' } }])
  const baseline = (await readBaselines(path.join(root, 'baselines'))).get('controls-slider')?.['slider--one']
  const found = baseline?.['390.light']
  if (found === undefined) throw new Error('nothing was kept')
  return { baseline: found, readPage: pagesIn(path.join(root, 'baselines/controls-slider')) }
}

test('shades that another machine draws a little otherwise are the same to the eye', async () => {
  const { baseline, readPage } = await approved(await png('approved', 34, 12))
  expect(await looksTheSame(await png('fresh', 40, 12), baseline, readPage)).toBe(true)
})

test('a letter less, or another height, is not', async () => {
  const { baseline, readPage } = await approved(await png('approved', 34, 12))
  expect(await looksTheSame(await png('fewer', 34, 11), baseline, readPage)).toBe(false)
  expect(await looksTheSame(await png('higher', 34, 12, 61), baseline, readPage)).toBe(false)
})
