import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDifference, describeItem } from './describeDifference.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mintage-flake-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function picture(name: string, width: number, height: number, spot: string | null) {
  const drawn = spot === null ? '' : `<rect x="10" y="20" width="5" height="4" fill="${spot}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`
  const file = path.join(folder, name)
  await sharp(Buffer.from(svg)).png().toFile(file)
  return file
}

it('tells where a picture differed', async () => {
  const [first, second] = [await picture('1.png', 100, 50, '#000'), await picture('2.png', 100, 50, null)]
  expect(await describeDifference(first, second)).toBe('0.400 % of it, in 5 by 4 px from 10, 20')
})

it('tells that it had another size', async () => {
  const [first, second] = [await picture('3.png', 100, 50, null), await picture('4.png', 100, 54, null)]
  expect(await describeDifference(first, second)).toBe('it was 100 by 50 px, then 100 by 54')
})

it('tells what no eye would see', async () => {
  const [first, second] = [await picture('5.png', 100, 50, '#fffffe'), await picture('6.png', 100, 50, null)]
  expect(await describeDifference(first, second)).toBe('no eye would see it')
})

it('says what was read otherwise', async () => {
  const written = ['Pay', 'Buy'].map(async (name) => {
    const file = path.join(folder, `${name}.txt`)
    await writeFile(file, `[tree]\n- button "${name}"\n`)
    return file
  })
  const [first = '', second = ''] = await Promise.all(written)
  expect(await describeDifference(first, second)).toBe('button: the name “Pay” became “Buy”')
})

it('tells of what the report shows', async () => {
  await picture('before.png', 100, 50, '#000')
  await picture('after.png', 100, 50, null)
  const seen = {
    id: 'button--plain.390.light',
    storyId: 'button--plain',
    width: 390,
    title: 'Button',
    name: 'Plain',
  } as const
  const [before, after] = ['before', 'after'].map((src) => ({ src, width: 100, height: 50 }))
  if (!before || !after) throw new Error('There are two pictures.')
  const run = { before: { [seen.id]: 'before' }, hashes: { [seen.id]: 'after' } }
  const fileOf = (hash: string) => path.join(folder, `${hash}.png`)
  const items = [
    { ...seen, look: 'light', status: 'changed', before, after },
    { ...seen, look: 'light', status: 'changed', before: null, after },
    { ...seen, look: 'words', status: 'changed', changes: ['It is gone', 'It came'] },
    { ...seen, look: 'words', status: 'new', changes: [] },
  ] as const
  expect(await Promise.all(items.map((item) => describeItem(item, run, fileOf)))).toEqual([
    '0.400 % of it, in 5 by 4 px from 10, 20',
    'changed',
    'It is gone; It came',
    'new',
  ])
})
