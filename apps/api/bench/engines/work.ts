import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import type { EngineContext, ImageEngines } from '../../src/engines/engine.ts'
import { pixelsOf, psnr } from '../../src/engines/test-support.ts'
import { double } from '../../src/engines/upscale/double.ts'
import { measureDelay } from './fairness.ts'
import { contextOf, originals, scene } from './pictures.ts'

interface Measured {
  what: string
  goal: string
  measured: string
  met: boolean
}

type Work = (engines: ImageEngines, ctx: EngineContext) => Promise<unknown>

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Milliseconds from a cancellation to the end of the next, small job, less what that job takes alone. */
async function cancelTime(engines: ImageEngines, work: Work): Promise<number> {
  const small = { prompt: 'sea', style: 'None', width: 64, height: 64, seed: 1 }
  const next = async () => {
    const from = performance.now()
    await engines.generate(small, contextOf())
    return performance.now() - from
  }
  await next()
  const alone = await next()
  const job = work(engines, contextOf(AbortSignal.timeout(900)))
  await job.catch(() => {})
  return Math.max(0, (await next()) - alone)
}

async function measureCancel(): Promise<Measured[]> {
  const large = await scene(5000)
  const upscalable = await scene(4000)
  const prompt = { prompt: 'A city by a lake', style: 'Oil painting', width: 2048, height: 2048, seed: 1 }
  const works: readonly [string, Work][] = [
    ['generate', (engines, ctx) => engines.generate(prompt, ctx)],
    ['removeBackground', (engines, ctx) => engines.removeBackground({ image: large }, ctx)],
    ['upscale', (engines, ctx) => engines.upscale({ image: upscalable, factor: 2 }, ctx)],
  ]
  const engines = createBuiltInEngines()
  const rows: Measured[] = []
  for (const [name, work] of works) {
    const times = []
    for (let round = 0; round < 3; round += 1) times.push(await cancelTime(engines, work))
    const worst = Math.max(...times)
    const measured = `${Math.round(worst)} ms`
    rows.push({
      what: `${name}: a cancelled job's worker is free, worst of 3`,
      goal: '<= 1000 ms',
      measured,
      met: worst <= 1000,
    })
  }
  await engines.close()
  return rows
}

async function measureTwo(): Promise<Measured> {
  const image = await scene(1200)
  const engines = createBuiltInEngines({ workers: 2 })
  const run = () => engines.upscale({ image, factor: 2 }, contextOf())
  const time = async (count: number) => {
    const from = performance.now()
    await Promise.all(Array.from({ length: count }, run))
    return performance.now() - from
  }
  await time(2)
  const ratios = []
  for (let round = 0; round < 5; round += 1) {
    const one = await time(1)
    ratios.push((await time(2)) / one)
  }
  await engines.close()
  const ratio = median(ratios)
  const what = `two jobs at once by two workers, against one (${availableParallelism()} cores), median of 5`
  return { what, goal: '<= 1.2', measured: ratio.toFixed(2), met: ratio <= 1.2 }
}

async function measureFairness(): Promise<Measured> {
  const delay = await measureDelay(40)
  const what = "pictures of somebody with 40 that come before another's first"
  return { what, goal: '<= 1', measured: String(delay), met: delay <= 1 }
}

/** Decibels between what the engine and what Lanczos3 alone make of a picture that was made small. */
async function gainOf(engines: ImageEngines, original: Buffer, factor: number): Promise<number> {
  const { width, height } = await sharp(original).metadata()
  const small = { width: width / factor, height: height / factor }
  const image = await sharp(original).resize(small.width, small.height, { kernel: 'lanczos3' }).png().toBuffer()
  const wanted = await pixelsOf(original)
  const mine = await pixelsOf((await engines.upscale({ image, factor }, contextOf())).data)
  let plain = await pixelsOf(image)
  for (let step = 1; step < factor; step *= 2) plain = double(plain, small.width * step, small.height * step, 3)
  return psnr(mine, wanted) - psnr(plain, wanted)
}

async function measureGain(photos: string | null): Promise<Measured[]> {
  const engines = createBuiltInEngines()
  const pictures = await originals(engines, photos)
  const rows: Measured[] = []
  for (const [factor, goal] of [
    [2, 0.34],
    [4, 0.26],
  ] as const) {
    const gains: { name: string; gain: number }[] = []
    for (const { name, picture } of pictures) gains.push({ name, gain: await gainOf(engines, picture, factor) })
    gains.sort((one, other) => one.gain - other.gain)
    const mean = gains.reduce((sum, { gain }) => sum + gain, 0) / gains.length
    const what = `enlarging by ${factor}: gain over Lanczos3`
    const range = `${gains[0]?.gain.toFixed(2)} to ${gains.at(-1)?.gain.toFixed(2)}`
    const measured = `${mean.toFixed(2)} dB (${range})`
    rows.push({ what: `${what}, mean of ${gains.length} pictures`, goal: `>= ${goal} dB`, measured, met: mean >= goal })
    const below = gains.filter(({ gain }) => gain < goal).map(({ name, gain }) => `${name} ${gain.toFixed(2)}`)
    const least = below.length > 0 ? below.join(', ') : 'none'
    rows.push({
      what: `${what}, each picture (those below)`,
      goal: `>= ${goal} dB`,
      measured: least,
      met: below.length === 0,
    })
  }
  await engines.close()
  return rows
}

async function peakOf(work: string, ...rest: readonly string[]): Promise<number> {
  const script = fileURLToPath(new URL('./peak.ts', import.meta.url))
  return Number((await promisify(execFile)(process.execPath, [script, work, ...rest])).stdout)
}

async function measureMemory(photos: string | null): Promise<Measured[]> {
  const rows: Measured[] = []
  for (const name of ['generate', 'removeBackground', 'upscale', 'upscale, transparent']) {
    const megabytes = Math.round((await peakOf(name)) / 1e6)
    const what = `${name}: most memory of a process, largest picture`
    rows.push({ what, goal: '<= 1000 MB', measured: `${megabytes} MB`, met: megabytes <= 1000 })
  }
  const mebibytes = Math.round((await peakOf('cut-outs', ...(photos === null ? [] : [photos]))) / 2 ** 20)
  const what = 'removeBackground: most memory of a process, all pictures below 2 MP'
  rows.push({ what, goal: '<= 600 MiB', measured: `${mebibytes} MiB`, met: mebibytes <= 600 })
  return rows
}

/** @param photos a folder of pictures on which the enlargement is measured too */
export async function measureWork(photos: string | null = null): Promise<Measured[]> {
  return [
    ...(await measureCancel()),
    await measureTwo(),
    await measureFairness(),
    ...(await measureGain(photos)),
    ...(await measureMemory(photos)),
  ]
}
