import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportData, ReportItem } from '../types.ts'
import { unpack, type WrittenData } from './app/pictures.ts'
import { writeReport } from './writeReport.ts'

const shell = { script: '', styles: '' }
let folder = ''

const picture = (src: string) => ({ src, width: 1, height: 1 })
const item = (id: string, src: string): ReportItem => ({
  status: 'new',
  id,
  storyId: id,
  title: 'Screens/Pay',
  name: id,
  width: 390,
  theme: 'light',
  after: picture(src),
})
const report = (...items: readonly ReportItem[]): ReportData => ({
  takenAt: '2026-11-22T08:04:00.000Z',
  baseline: null,
  scope: 'all',
  counts: { changed: 0, new: items.length, removed: 0, unchanged: 0 },
  unchanged: [],
  groups: [{ id: 'g1', title: 'New stories', files: [], components: [], items }],
  changedCode: [],
  failures: [],
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'report-'))
  await mkdir(path.join(folder, 'pictures'))
  await writeFile(path.join(folder, 'pictures/small.webp'), 'small')
  await writeFile(path.join(folder, 'pictures/large.png'), 'large'.repeat(100))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the page finds in itself. */
async function shown(file: string) {
  const page = await readFile(file, 'utf8')
  const data: WrittenData = JSON.parse(/id="report">(.*?)<\/script>/s.exec(page)?.[1] ?? '')
  return unpack(data).groups.flatMap(({ items }) => items.map((one) => 'after' in one && one.after.src))
}
const inside = (kind: string, bytes: string) => `data:${kind};base64,${Buffer.from(bytes).toString('base64')}`

describe('a written report', () => {
  it('holds the pictures', async () => {
    const data = report(item('a', 'pictures/small.webp'), item('b', 'pictures/large.png'))
    const { file, embedded, linked, bytes } = await writeReport(data, folder, { shell })
    expect([embedded, linked]).toEqual([2, 0])
    expect(bytes).toBe((await readFile(file)).length)
    expect(await shown(file)).toEqual([inside('image/webp', 'small'), inside('image/png', 'large'.repeat(100))])
  })

  it('holds as many as there is room for, and names the files of the rest', async () => {
    const data = report(item('b', 'pictures/large.png'), item('a', 'pictures/small.webp'))
    const { file, embedded, linked } = await writeReport(data, folder, { shell, embedUpTo: 100 })
    expect([embedded, linked]).toEqual([1, 1])
    expect(await shown(file)).toEqual(['pictures/large.png', inside('image/webp', 'small')])
  })

  it('holds a picture once that many items show', async () => {
    const data = report(item('a', 'pictures/large.png'), item('b', 'pictures/large.png'))
    const { file, embedded } = await writeReport(data, folder, { shell })
    expect(embedded).toBe(2)
    expect((await readFile(file, 'utf8')).split('data:image/png').length - 1).toBe(1)
  })

  it('is written also when a file is missing', async () => {
    const { file, linked } = await writeReport(report(item('a', 'pictures/none.webp')), folder, { shell })
    expect(linked).toBe(1)
    expect(await shown(file)).toEqual(['pictures/none.webp'])
  })

  it('leaves pictures as they are that are data already', async () => {
    const src = inside('image/webp', 'own')
    const { file, embedded } = await writeReport(report(item('a', src)), folder, { shell, embedUpTo: 0 })
    expect(embedded).toBe(1)
    expect(await shown(file)).toEqual([src])
  })
})
