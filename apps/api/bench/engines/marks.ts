import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { readConfig } from '../../src/config.ts'
import { paint } from '../../src/engines/art/artist.ts'
import { styles } from '../../src/engines/art/styles/index.ts'
import { judge } from '../../src/provenance/check.ts'
import { readPixels } from '../../src/provenance/pixels.ts'
import { createProvenance, type Provenance } from '../../src/provenance/provenance.ts'
import { createPattern, type Pattern } from '../../src/provenance/watermark/pattern.ts'
import { brightnessOf } from '../../src/provenance/watermark/surface.ts'

export interface Measure {
  what: string
  goal: string
  measured: string
  met: boolean
}

const PICTURES = 100
const UNMARKED = 1000
const SECRET = 'a secret of the bench, longer than 32 characters'

const prompts = [
  'Teal mountains and a copper lake at sunset',
  'A silver coin on midnight blue cloth',
  'A bouquet of coral poppies in the morning',
  'The sea at night',
  'A city in fog',
  'A desert at noon',
  'A cat on a wall',
  'Abstract marble in mint and gold',
  'A forest in winter',
]
const sizes = [
  [512, 512],
  [1024, 1024],
  [768, 512],
  [1024, 1536],
  [1536, 1024],
] as const

const inTurn = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('there is none')
  return value
}

interface Marked {
  data: Buffer
  width: number
  height: number
  hasMetadata: boolean
  isSigned: boolean
  milliseconds: number
}

async function drawMarked(provenance: Provenance, index: number): Promise<Marked> {
  const [width, height] = inTurn(sizes, index)
  const style = inTurn(styles, index).name
  const input = { prompt: inTurn(prompts, index), style, width, height, seed: index * 7919 }
  const control = { throwIfAborted: () => undefined, report: () => undefined }
  const picture = await paint(input, control)
  const about = { picture, service: 'generate', engine: 'sample', isTrained: false, source: null } as const
  const begun = performance.now()
  const { data } = await provenance.mark(about, new AbortController().signal)
  const milliseconds = performance.now() - begun
  const finding = await provenance.check({ data, contentType: picture.contentType })
  const hasMetadata = finding?.metadata?.sourceType === 'algorithmicMedia'
  return { data, width, height, hasMetadata, isSigned: finding?.manifest?.signature === 'ours', milliseconds }
}

type Attack = (picture: Marked) => Promise<Buffer>

const opened = ({ data }: Marked): Sharp => sharp(data)
const jpeg = async (picture: Sharp) =>
  sharp(await picture.png().toBuffer())
    .jpeg({ quality: 70 })
    .toBuffer()
const half = (picture: Marked) => opened(picture).resize(picture.width >> 1, picture.height >> 1)
const tenth = ({ width, height }: Marked) => ({ left: Math.round(width / 10), top: Math.round(height / 10) })
const fromLeft = (picture: Marked) => {
  const { left } = tenth(picture)
  return opened(picture).extract({ left, top: 0, width: picture.width - left, height: picture.height })
}
const fromAll = (picture: Marked) => {
  const { left, top } = tenth(picture)
  const size = { width: picture.width - 2 * left, height: picture.height - 2 * top }
  return opened(picture).extract({ left, top, ...size })
}

const attacks: Readonly<Record<string, Attack>> = {
  'JPEG at quality 70': (picture) => jpeg(opened(picture)),
  'half size': (picture) => half(picture).png().toBuffer(),
  'a tenth cut off the left': (picture) => fromLeft(picture).png().toBuffer(),
  'a tenth cut off each side': (picture) => fromAll(picture).png().toBuffer(),
  'half size, then JPEG at quality 70': (picture) => jpeg(half(picture)),
}

const isFound = async (data: Buffer, pattern: Pattern): Promise<boolean> => {
  const verdict = judge(brightnessOf(await readPixels(data)), pattern)
  return verdict === 'certain' || verdict === 'likely'
}

/** Drawn small, and noise and gradients between: what matters is that no two are alike. */
async function drawUnmarked(index: number): Promise<Buffer> {
  const [width, height] = [256 + (index % 3) * 64, 256]
  if (index % 4 === 0) {
    const input = {
      prompt: inTurn(prompts, index / 4),
      style: inTurn(styles, index / 4).name,
      width,
      height,
      seed: index,
    }
    return (await paint(input, { throwIfAborted: () => undefined, report: () => undefined })).data
  }
  if (index % 4 === 1) {
    const noise = { type: 'gaussian', mean: 128, sigma: 5 + (index % 60) } as const
    return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 60 + (index % 40) })
      .toBuffer()
  }
  const waves = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const wave = Math.sin(x / (2 + (index % 17))) + Math.cos((x + y * (index % 5)) / (3 + (index % 23)))
    return index % 4 === 2 ? 128 + 60 * wave : ((x + y + index) / 3) % 256
  })
  return sharp(waves, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

const share = (what: string, count: number, least: number): Measure => ({
  what,
  goal: `>= ${least} of ${PICTURES}`,
  measured: String(count),
  met: count >= least,
})

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/** How many pictures of the sample engine are marked, and how many watermarks are read back after each attack. */
export async function measureMarks(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mintage-marks-'))
  const provenance = await createProvenance(readConfig({ DATA_DIR: folder, SECRET_KEY: SECRET }))
  const pattern = createPattern(SECRET)
  const marked = { metadata: 0, signed: 0 }
  const found = new Map(Object.keys(attacks).map((name) => [name, 0]))
  const times: number[] = []
  try {
    for (let index = 0; index < PICTURES; index += 1) {
      const picture = await drawMarked(provenance, index)
      if (picture.hasMetadata) marked.metadata += 1
      if (picture.isSigned) marked.signed += 1
      if (picture.width === 1024 && picture.height === 1024) times.push(picture.milliseconds)
      for (const [name, attack] of Object.entries(attacks)) {
        if (await isFound(await attack(picture), pattern)) found.set(name, (found.get(name) ?? 0) + 1)
      }
    }
    let falseFindings = 0
    for (let index = 0; index < UNMARKED; index += 1) {
      if (await isFound(await drawUnmarked(index), pattern)) falseFindings += 1
    }
    return [
      share('files with the IPTC source type in their metadata', marked.metadata, PICTURES),
      share('files with a signed C2PA manifest', marked.signed, PICTURES),
      ...[...found].map(([name, count]) => share(`watermark read back after: ${name}`, count, 95)),
      {
        what: 'watermark found where there is none',
        goal: `<= 1 of ${UNMARKED}`,
        measured: String(falseFindings),
        met: falseFindings <= 1,
      },
      {
        what: 'marking a picture of 1024 x 1024, median',
        goal: '<= 300 ms',
        measured: `${median(times).toFixed(0)} ms`,
        met: median(times) <= 300,
      },
    ]
  } finally {
    await provenance.close()
    await rm(folder, { recursive: true, force: true })
  }
}
