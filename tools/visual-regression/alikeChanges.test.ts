import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameOfChange } from './alikeChanges.ts'

let folder = ''
let drawn = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mintage-alike-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A white page of some height with a button at a place. */
async function page(colour: string, { left = 10, top = 10, height = 100 } = {}) {
  drawn += 1
  const file = path.join(folder, `${drawn}.png`)
  const button = { create: { width: 20, height: 10, channels: 3, background: colour } } as const
  await sharp({ create: { width: 80, height, channels: 3, background: 'white' } })
    .composite([{ input: await sharp(button).png().toBuffer(), left, top }])
    .toFile(file)
  return file
}

it('the same change has one name, wherever it stands', async () => {
  const one = await nameOfChange(await page('green'), await page('blue'))
  const other = { left: 40, top: 60, height: 120 }
  expect(await nameOfChange(await page('green', other), await page('blue', other))).toBe(one)
})

it('another change has another name', async () => {
  const one = await nameOfChange(await page('green'), await page('blue'))
  expect(await nameOfChange(await page('green'), await page('red'))).not.toBe(one)
  expect(await nameOfChange(await page('red'), await page('blue'))).not.toBe(one)
})

it('a page that grew is compared with no other', async () => {
  expect(await nameOfChange(await page('green'), await page('green', { height: 120 }))).toBeNull()
})
