import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ChangedItem, NewItem, ReportData, ReportGroup, ReportItem, WordsItem } from '../types.ts'

/** An item without a file. */
export const reportItem = (id: string, changes: Partial<NewItem> = {}): NewItem => ({
  status: 'new',
  id,
  storyId: id,
  title: 'Screens/Pay',
  name: id,
  width: 390,
  look: 'light',
  after: { src: `${id}.after`, width: 1, height: 1 },
  ...changes,
})

export const reportGroup = (id: string, ...items: readonly ReportItem[]): ReportGroup => ({
  id,
  title: id,
  files: [],
  items,
})

export const reportData = (...groups: readonly ReportGroup[]): ReportData => ({
  takenAt: '2026-11-22T08:04:00.000Z',
  baseline: null,
  scope: 'all',
  progress: null,
  counts: { changed: 0, new: 0, removed: 0, unchanged: 0 },
  groups,
  failures: [],
})

/** A page with a button, whose colour is what changes. */
async function draw(folder: string, name: string, size: { width: number; height: number }, colour: string) {
  await mkdir(path.join(folder, 'pictures'), { recursive: true })
  const src = `pictures/${name}.png`
  const button = await sharp({ create: { width: 140, height: 44, channels: 3, background: colour } })
    .png()
    .toBuffer()
  await sharp({ create: { ...size, channels: 3, background: '#f5f2ec' } })
    .composite([{ input: button, left: 40, top: size.height - 90 }])
    .toFile(path.join(folder, src))
  return { src, ...size }
}

const shots = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const

/** Items of one component, drawn into the folder. */
async function drawnItems(folder: string, title: string, names: readonly string[], height: number) {
  const items = names.flatMap((name) => shots.map(([width, look]) => ({ name, width, look })))
  return Promise.all(
    items.map(async ({ name, width, look }): Promise<ChangedItem> => {
      const storyId = `${title}-${name}`
        .toLowerCase()
        .replaceAll('/', '-')
        .replace(/-(\w+)$/, '--$1')
      const id = `${storyId}.${width}.${look}`
      const before = await draw(folder, `${id}.before`, { width, height }, '#0c7a58')
      const after = await draw(folder, `${id}.after`, { width, height: height + 48 }, '#1b6fb3')
      return { status: 'changed', id, storyId, title, name, width, look, before, after }
    }),
  )
}

const lostName = ['button “Pay” lost its name', 'contrast in light fell from 7.4 to 4.9: “Plan”, “Price”']

/** What is read of a story, which differs as it does in others. */
const wordsItem = (name: string): WordsItem => ({
  ...{ status: 'changed', look: 'words', width: 390, changes: lostName, title: 'Screens/Pay', name },
  ...{ storyId: `screens-pay--${name.toLowerCase()}`, id: `screens-pay--${name.toLowerCase()}.390.words` },
})

/** Three causes with pictures that are drawn into a folder, to walk through (walk.ts). */
export async function sampleReport(folder: string): Promise<ReportData> {
  const palette = 'packages/ui/src/tokens/palette.ts'
  const buttons = await drawnItems(folder, 'Primitives/Button', ['Filled', 'Busy'], 360)
  const pay = await drawnItems(folder, 'Screens/Pay', ['Declined'], 1600)
  const upscale = await drawnItems(folder, 'Screens/Upscale', ['Empty', 'Filled'], 900)
  const groups = [
    {
      ...reportGroup('g1', ...buttons, ...pay, ...['Declined', 'Ready', 'Paying'].map(wordsItem)),
      title: palette,
      files: [palette],
    },
    {
      ...reportGroup('g2', ...upscale.map(({ before: _, ...item }): NewItem => ({ ...item, status: 'new' }))),
      title: 'New stories',
    },
  ]
  return {
    ...reportData(...groups),
    baseline: '190854c',
    counts: { unchanged: 3412, changed: 15, new: 8, removed: 0 },
    failures: [{ storyId: 'screens-pay--three-d-secure', why: 'its play function waited for a button' }],
  }
}
