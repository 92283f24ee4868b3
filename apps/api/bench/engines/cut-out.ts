import sharp from 'sharp'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import type { SubjectBox } from '../../src/engines/engine.ts'
import type { Figure } from '../figure.ts'
import { isSmall, type Known, sourcesOf } from './photos.ts'

const ctx = { id: 'bench', signal: new AbortController().signal, onProgress() {}, onPreview() {} }

/** The smallest box around the subject: what a person would draw. */
const boxAround = ({ mask, width, height }: Known): SubjectBox => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  mask.forEach((value, i) => {
    if (value <= 127) return
    const x = i % width
    const y = Math.floor(i / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height }
}

/** Intersection over union of what is mostly opaque and of what should be. */
const overlapOf = async (cut: Buffer, { mask }: Known): Promise<number> => {
  const alpha = await sharp(cut).extractChannel(3).raw().toBuffer()
  let both = 0
  let either = 0
  alpha.forEach((value, i) => {
    const kept = value > 127
    const wanted = (mask[i] ?? 0) > 127
    if (kept && wanted) both++
    if (kept || wanted) either++
  })
  return both / either
}

interface Result {
  name: string
  pixels: number
  overlap: number
  boxed: number
  seconds: number
  /** Of all threads of the process: other work on the machine disturbs it less. */
  cpuSeconds: number
}

const numberOf = (value: number) => value.toFixed(3)
const least = (what: string, value: number, goal: number, of = ''): Figure => ({
  what,
  goal: `>= ${goal.toFixed(2)}`,
  measured: numberOf(value) + of,
  met: value >= goal,
})
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function figuresOf(results: readonly Result[], what: string): Figure[] {
  const lowest = (of: (result: Result) => number) => results.toSorted((a, b) => of(a) - of(b))[0]
  const hardest = lowest(({ overlap }) => overlap)
  const hardestBoxed = lowest(({ boxed }) => boxed)
  const seconds = results.filter(isSmall).reduce((most, result) => Math.max(most, result.seconds), 0)
  const cpuSeconds = results.filter(isSmall).reduce((most, result) => Math.max(most, result.cpuSeconds), 0)
  const byName = results.toSorted((a, b) => a.name.localeCompare(b.name))
  const each = byName.map(({ name, overlap, boxed }): Figure => {
    const measured = `${numberOf(overlap)}, with a box ${numberOf(boxed)}`
    const person = name.startsWith('person-')
    return { what: name, goal: person ? '>= 0.90' : '', measured, met: !person || overlap >= 0.9 }
  })
  return [
    ...each,
    least(`cut-out, mean overlap of ${results.length} ${what}`, mean(results.map(({ overlap }) => overlap)), 0.85),
    {
      what: 'cut-out, lowest overlap',
      goal: '',
      measured: `${numberOf(hardest?.overlap ?? 0)}, ${hardest?.name}`,
      met: true,
    },
    least('cut-out with a box, mean', mean(results.map(({ boxed }) => boxed)), 0.93),
    least('cut-out with a box, lowest', hardestBoxed?.boxed ?? 0, 0.85, `, ${hardestBoxed?.name}`),
    {
      what: 'cut-out, slowest below 2 MP',
      goal: '<= 3 s',
      measured: `${seconds.toFixed(1)} s, of a processor ${cpuSeconds.toFixed(1)} s`,
      met: seconds <= 3,
    },
  ]
}

/** How well the built-in engine finds subjects that are known, alone and with a box; drawn ones where no photograph has a mask. */
export async function measureCutOut(folder: string | null): Promise<Figure[]> {
  const sources = await sourcesOf(folder)
  const engines = createBuiltInEngines()
  const results: Result[] = []
  const cut = async (picture: Known, box?: SubjectBox) => {
    const from = performance.now()
    const used = process.cpuUsage()
    const overlap = await engines.removeBackground({ image: picture.image, ...(box && { box }) }, ctx).then(
      ({ data }) => overlapOf(data, picture),
      () => 0,
    )
    const { user, system } = process.cpuUsage(used)
    return { overlap, seconds: (performance.now() - from) / 1000, cpuSeconds: (user + system) / 1e6 }
  }
  for (const source of sources) {
    const picture = await source.read()
    const { overlap, seconds, cpuSeconds } = await cut(picture)
    const { overlap: boxed } = await cut(picture, boxAround(picture))
    results.push({ name: picture.name, pixels: source.pixels, overlap, boxed, seconds, cpuSeconds })
  }
  await engines.close()
  return figuresOf(results, results[0]?.name.startsWith('drawn-') ? 'drawn pictures' : 'photographs')
}
