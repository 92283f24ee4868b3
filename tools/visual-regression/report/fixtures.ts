import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { ReportData, ReportGroup, ReportItem, Theme, Width } from '../types.ts'

const paints = {
  light: { page: '#f5f2ec', surface: '#fdfcfa', text: '#15211f', line: '#d2ccc0' },
  dark: { page: '#0d1716', surface: '#111d1b', text: '#ece8df', line: '#2b3a37' },
} as const

interface Drawing {
  width: number
  height: number
  theme: Theme
  heading: string
  /** Colour and roundness of what changes. */
  accent: string
  radius: number
  left: number
  top: number
}

const draw = ({ width, height, theme, heading, accent, radius, left, top }: Drawing): Buffer => {
  const { page, surface, text, line } = paints[theme]
  const lines = Array.from({ length: Math.floor((height - 200) / 28) }, (_, place) => {
    const long = width - 96 - ((place * 53) % 120)
    return `<rect x="40" y="${176 + place * 28}" width="${long}" height="8" rx="4" fill="${line}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${page}"/><rect x="20" y="24" width="${width - 40}" height="${height - 48}" rx="16" fill="${surface}" stroke="${line}"/><text x="40" y="76" font-family="sans-serif" font-size="28" font-weight="bold" fill="${text}">${heading}</text>${lines.join('')}<rect x="${left}" y="${top}" width="140" height="44" rx="${radius}" fill="${accent}"/><text x="${left + 70}" y="${top + 28}" font-family="sans-serif" font-size="15" text-anchor="middle" fill="${surface}">Buy tokens</text></svg>`,
  )
}

const names = ['Filled', 'Empty', 'Declined', 'PromoApplied', 'LongEmail', 'Busy', 'ByTheKeyboard', 'RightToLeft']
const shots = [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const satisfies readonly (readonly [Width, Theme])[]

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const common = (title: string, name: string, width: Width, theme: Theme) => {
  const storyId = `${slug(title)}--${slug(name)}`
  return { id: `${storyId}.${width}.${theme}`, storyId, title, name, width, theme }
}

/** Draws one item into the folder; `place` makes the items differ. */
async function drawn(folder: string, title: string, place: number, kind: ReportItem['status']): Promise<ReportItem> {
  const [width, theme] = shots[place % shots.length] ?? shots[0]
  const base = common(title, names[Math.floor(place / shots.length) % names.length] ?? 'Filled', width, theme)
  const height = title.startsWith('Screens') ? 1600 : 360
  const taller = place % 3 === 0 ? 48 : 0
  const left = 40
  const top = title.startsWith('Screens') ? 1100 : 110
  const save = async (part: string, bytes: Buffer, tall = height) => {
    const src = `pictures/${base.id}.${part}.png`
    await mkdir(path.join(folder, 'pictures'), { recursive: true })
    await writeFile(path.join(folder, src), bytes)
    return { src, width, height: tall }
  }
  const shared = { width, theme, heading: base.name, left, top }
  const raster = (drawing: Drawing) => sharp(draw(drawing)).png().toBuffer()
  const old = await raster({ ...shared, height, accent: '#0c7a58', radius: 10 })
  const now = await raster({ ...shared, height: height + taller, accent: '#1b6fb3', radius: 22 })
  if (kind === 'new') return { ...base, status: 'new', after: await save('after', now, height + taller) }
  if (kind === 'removed') return { ...base, status: 'removed', before: await save('before', old) }
  return {
    ...base,
    status: 'changed',
    before: await save('before', old),
    after: await save('after', now, height + taller),
  }
}

const many = (length: number, one: (place: number) => Promise<ReportItem>) =>
  Promise.all(Array.from({ length }, (_, place) => one(place)))

/** Five reasons with sixty pictures, drawn into a folder: for looking at the page, and for its tests. */
export async function sampleReport(folder: string): Promise<ReportData> {
  const of = (title: string, count: number, kind: ReportItem['status'] = 'changed') =>
    many(count, (place) => drawn(folder, title, place, kind))
  const groups: readonly ReportGroup[] = [
    {
      id: 'g1',
      title: 'packages/ui/src/tokens/palette.ts',
      files: ['packages/ui/src/tokens/palette.ts'],
      components: [],
      items: [
        ...(await of('Primitives/Button', 8)),
        ...(await of('Controls/TokenSlider', 6)),
        ...(await of('Overlays/BuyTokensModal', 6)),
        ...(await of('Screens/Pay', 10)),
        ...(await of('Screens/Landing', 4)),
      ],
    },
    {
      id: 'g2',
      title: 'packages/ui/src/controls/Checkbox/Checkbox.css.ts',
      files: ['packages/ui/src/controls/Checkbox/Checkbox.css.ts', 'packages/ui/src/controls/Checkbox/Checkbox.tsx'],
      components: ['Checkbox'],
      items: [...(await of('Controls/Checkbox', 6)), ...(await of('Screens/Register', 4))],
    },
    {
      id: 'g3',
      title: 'New stories',
      files: ['packages/ui/src/screens/Upscale/Upscale.stories.tsx'],
      components: ['Upscale'],
      items: await of('Screens/Upscale', 8, 'new'),
    },
    {
      id: 'g4',
      title: 'Stories that are gone',
      files: [],
      components: [],
      items: await of('Primitives/Divider', 4, 'removed'),
    },
    {
      id: 'g5',
      title: 'No code that these stories use has changed',
      files: [],
      components: [],
      items: await of('Primitives/Avatar', 4),
    },
  ]
  const number = (status: ReportItem['status']) =>
    groups.flatMap(({ items }) => items).filter((item) => item.status === status).length
  return {
    takenAt: '2026-11-22T08:04:00.000Z',
    baseline: '190854c',
    scope: 'all',
    counts: { unchanged: 3412, changed: number('changed'), new: number('new'), removed: number('removed') },
    groups,
    failures: [
      {
        storyId: 'screens-pay--three-d-secure',
        why: 'the story never came to rest: its play function waited for a button that did not appear',
      },
    ],
  }
}
