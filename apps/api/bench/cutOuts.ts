// `npm run bench -- cutOuts --photos folder [--boxes] [--against checkout]`: how well the built-in engine finds subjects that
// are known. The folder holds images and their masks, white where the subject is: `cup.jpg` and `cup.mask.png`. With
// another checkout of this repository, its engine cuts the same images in turn.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createBuiltInEngines } from '../src/engines/built-in.ts'
import type { SubjectBox } from '../src/engines/shared/engine.ts'

const { values } = parseArgs({
  options: { photos: { type: 'string' }, boxes: { type: 'boolean', default: false }, against: { type: 'string' } },
})
if (values.photos === undefined) {
  console.log('cut-outs are measured on photographs whose masks you have: npm run bench -- cutOuts --photos folder')
  process.exit(0)
}
const folder = values.photos

const context = { id: 'bench', signal: new AbortController().signal, onProgress() {}, onPreview() {} }

interface Known {
  name: string
  image: Buffer
  width: number
  height: number
  /** One byte a pixel of the upright image: more than 127 is the subject. */
  mask: Buffer
}

async function readKnown(file: string, maskFile: string): Promise<Known> {
  const image = await readFile(path.join(folder, file))
  const { width, height } = (await sharp(image).metadata()).autoOrient
  const mask = await sharp(path.join(folder, maskFile))
    .flatten({ background: '#000' })
    .greyscale()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { name: path.parse(file).name, image, width, height, mask }
}

/** The smallest box around the subject: what a person would draw. */
function boxAround({ mask, width, height }: Known): SubjectBox {
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
async function overlapOf(cutOut: Buffer, { mask }: Known): Promise<number> {
  const alpha = await sharp(cutOut).extractChannel(3).raw().toBuffer()
  let both = 0
  let either = 0
  alpha.forEach((value, i) => {
    const isCut = value > 127
    const isSubject = (mask[i] ?? 0) > 127
    if (isCut && isSubject) both++
    if (isCut || isSubject) either++
  })
  return both / either
}

type Make = typeof createBuiltInEngines

const otherFile = (checkout: string) => path.resolve(checkout, 'apps/api/src/engines/built-in.ts')
const makers: [string, Make][] = [['here', createBuiltInEngines]]
if (values.against !== undefined) {
  const { createBuiltInEngines: make }: { createBuiltInEngines: Make } = await import(otherFile(values.against))
  makers.push(['there', make])
}

const files = await readdir(folder)
const pairs = files.sort().flatMap((file) => {
  const mask = `${path.parse(file).name}.mask.png`
  return files.includes(mask) ? [{ file, mask }] : []
})
const subjects = makers.map(([name, make]) => {
  const overlaps: number[] = []
  return { name, engines: make({ workers: 1 }), overlaps, seconds: 0 }
})
for (const { file, mask } of pairs) {
  const image = await readKnown(file, mask)
  const input = { image: image.image, ...(values.boxes && { box: boxAround(image) }) }
  const measured: string[] = []
  // In turn also who is first: the second of two finds the file and the processor warm.
  subjects.reverse()
  for (const subject of subjects) {
    const before = process.cpuUsage()
    const cutOut = await subject.engines.removeBackground(input, context).catch(() => undefined)
    const { user, system } = process.cpuUsage(before)
    const overlap = cutOut ? await overlapOf(cutOut.data, image) : 0
    subject.overlaps.push(overlap)
    subject.seconds += (user + system) / 1e6
    measured.push(`${subject.name} ${overlap.toFixed(3)} in ${((user + system) / 1e6).toFixed(1)} s`)
  }
  console.log(`${image.name}: ${measured.join(', ')}`)
}
for (const { name, engines, overlaps, seconds } of subjects) {
  await engines.close()
  const mean = overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length
  const lowest = Math.min(...overlaps)
  const each = seconds / overlaps.length
  console.log(`${name}: mean ${mean.toFixed(3)}, lowest ${lowest.toFixed(3)}, ${each.toFixed(2)} s of a processor each`)
}
console.log(`${Math.round(process.resourceUsage().maxRSS / 1024)} MiB at most`)
