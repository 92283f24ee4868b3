import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportItem } from '../types.ts'
import { unpack, type WrittenData } from './app/pictures.ts'
import { reportData, reportGroup, reportItem } from './fixtures.ts'
import { writeReport } from './writeReport.ts'

const shell = { script: '', styles: '' }
let folder = ''

const item = (id: string, src: string) => reportItem(id, { after: { src, width: 1, height: 1 } })
const report = (...items: readonly ReportItem[]) => reportData(reportGroup('g1', ...items))

/** Noise, so that a picture has as many bytes as it has pixels. */
const png = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  await mkdir(path.join(folder, 'pictures'))
  await writeFile(path.join(folder, 'pictures/small.png'), await png(2))
  await writeFile(path.join(folder, 'pictures/large.png'), await png(60))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the page finds in itself. */
async function shown(file: string) {
  const page = await readFile(file, 'utf8')
  const data: WrittenData = JSON.parse(/id="report">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
  return unpack(data).groups.flatMap(({ items }) => items.map((one) => ('after' in one ? one.after.src : '')))
}

async function pixelsOf(src: string) {
  const [kind, base64 = ''] = src.split(',')
  expect(kind).toBe('data:image/png;base64')
  return sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer()
}
const pixelsIn = (name: string) =>
  sharp(path.join(folder, 'pictures', name))
    .removeAlpha()
    .raw()
    .toBuffer()

describe('a written report', () => {
  it('holds the pictures, to the pixel', async () => {
    const data = report(item('a', 'pictures/small.png'), item('b', 'pictures/large.png'))
    const { file, embedded, linked, bytes } = await writeReport(data, folder, { shell })
    expect([embedded, linked]).toEqual([2, 0])
    expect(bytes).toBe((await readFile(file)).length)
    const [small = '', large = ''] = await shown(file)
    expect(await pixelsOf(small)).toEqual(await pixelsIn('small.png'))
    expect(await pixelsOf(large)).toEqual(await pixelsIn('large.png'))
  })

  it('holds as many as there is room for, and names the files of the rest', async () => {
    const data = report(item('b', 'pictures/large.png'), item('a', 'pictures/small.png'))
    const { file, embedded, linked } = await writeReport(data, folder, { shell, embedUpTo: 200 })
    expect([embedded, linked]).toEqual([1, 1])
    expect(await shown(file)).toEqual(['pictures/large.png', expect.stringMatching(/^data:/)])
  })

  it('holds a picture once that many items show', async () => {
    const data = report(item('a', 'pictures/large.png'), item('b', 'pictures/large.png'))
    const { file, embedded } = await writeReport(data, folder, { shell })
    expect(embedded).toBe(2)
    expect((await readFile(file, 'utf8')).split('data:image/png').length - 1).toBe(1)
  })

  it('is written also when a file is missing', async () => {
    const { file, linked } = await writeReport(report(item('a', 'pictures/none.png')), folder, { shell })
    expect(linked).toBe(1)
    expect(await shown(file)).toEqual(['pictures/none.png'])
  })

  it('leaves pictures as they are that are data already', async () => {
    const src = 'data:image/png;base64,b3du'
    const { file, embedded } = await writeReport(report(item('a', src)), folder, { shell, embedUpTo: 0 })
    expect(embedded).toBe(1)
    expect(await shown(file)).toEqual([src])
  })
})
