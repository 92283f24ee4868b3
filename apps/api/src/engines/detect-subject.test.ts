import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detectSubject } from './background/detect-subject.ts'
import { frameIou } from './background/frames.ts'
import { loadOpenCv } from './background/opencv.ts'
import { createBuiltInEngines } from './built-in.ts'
import { overlap, watched } from './test-support.ts'

const width = 640
const height = 480

const windows = (left: number, n: number) =>
  Array.from({ length: 8 }, (_, k) => {
    const fill = (n * 3 + k) % 2 ? '#d8d0b0' : '#303844'
    return `<rect x="${left + 8 + (k % 2) * 22}" y="${70 + Math.floor(k / 2) * 50}" width="12" height="22" fill="${fill}"/>`
  }).join('')
const houses = ['#7a6a5c', '#9a8f86', '#6b7480', '#a07a62', '#7a6a5c', '#9a8f86', '#6b7480', '#a07a62']
  .flatMap((wall) => [wall, wall === '#7a6a5c' ? '#8a8f76' : '#6f6670'])
  .slice(0, 12)
  .map(
    (wall, n) =>
      `<rect x="${n * 54}" y="${40 + ((n * 37) % 70)}" width="52" height="260" fill="${wall}"/>${windows(n * 54, n)}`,
  )
  .join('')
const street = `<rect width="640" height="480" fill="#b8c4cc"/>${houses}<rect y="300" width="640" height="180" fill="#6a6c70"/>`

interface Paint {
  body: string
  dark: string
  light: string
}
const white: Paint = { body: '#fff', dark: '#fff', light: '#fff' }

const car = ({ body, dark, light }: Paint) =>
  `<path fill="${body}" d="M70 330Q70 285 110 275L190 262Q240 205 300 200H400Q455 203 500 258Q560 264 580 290Q588 330 580 345H70Z"/>
   <path fill="${dark}" d="M215 262Q250 218 300 215H335V262ZM350 215H398Q440 218 478 260L350 262ZM129 345a46 46 0 1 0 92 0a46 46 0 1 0-92 0M434 345a46 46 0 1 0 92 0a46 46 0 1 0-92 0"/>
   <path fill="${light}" d="M149 345a26 26 0 1 0 52 0a26 26 0 1 0-52 0M454 345a26 26 0 1 0 52 0a26 26 0 1 0-52 0M560 285L582 292V308L558 304Z"/>`
const cat = ({ body, dark, light }: Paint) =>
  `<path fill="${body}" d="M200 440Q180 300 240 260L225 150L275 190Q320 175 365 190L415 150L400 260Q460 300 440 440Z"/>
   <path fill="${dark}" d="M273 235a12 12 0 1 0 24 0a12 12 0 1 0-24 0M343 235a12 12 0 1 0 24 0a12 12 0 1 0-24 0"/><path fill="${light}" d="M310 265H330L320 280Z"/>`
const mug = ({ body, dark }: Paint) =>
  `<path fill="${body}" d="M200 180H420V360Q420 400 380 400H240Q200 400 200 360Z"/><ellipse fill="${dark}" cx="310" cy="182" rx="110" ry="26"/>
   <path fill="none" stroke="${body}" stroke-width="26" d="M420 220Q500 220 500 280Q500 340 420 340"/>`
const placed = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`

const red: Paint = { body: '#b02a26', dark: '#1d2228', light: '#d8dce0' }
const blue: Paint = { body: '#23508c', dark: '#1d2228', light: '#d8dce0' }
const ginger: Paint = { body: '#c98b4a', dark: '#22aa22', light: '#aa5555' }
const cream: Paint = { body: '#e9e4dc', dark: '#4a2c18', light: '#fff' }

const twoCars = (left: Paint, right: Paint) => placed(-10, 200, 0.5, car(left)) + placed(310, 200, 0.5, car(right))
const carAtLeft = (paint: Paint) => placed(-20, 130, 0.6, car(paint))
const disc = (fill: string) => `<circle cx="440" cy="210" r="150" fill="${fill}"/>`

const png = (drawing: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`))
    .png()
    .toBuffer()
const truth = (drawing: string) => png(`<rect width="640" height="480"/>${drawing}`)

describe('the object detector', { tags: ['R004'] }, () => {
  beforeAll(loadOpenCv)

  const boxIn = async (drawing: string) => {
    const rgb = await sharp(await png(street + drawing))
      .removeAlpha()
      .raw()
      .toBuffer()
    return detectSubject({ width, height, rgb })?.frame
  }

  test.each([
    ['a car', car(red), { left: 70, top: 200, width: 515, height: 191 }],
    ['a car at the left', carAtLeft(blue), { left: 22, top: 250, width: 309, height: 115 }],
    ['a cat', cat(ginger), { left: 195, top: 150, width: 250, height: 290 }],
    ['a mug', mug(cream), { left: 200, top: 156, width: 313, height: 244 }],
    ['two cars', twoCars(red, blue), { left: 25, top: 300, width: 580, height: 96 }],
  ])('gives the box around %s', async (_name, drawing, box) => {
    const found = await boxIn(drawing)
    expect(found && frameIou(found, box)).toBeGreaterThanOrEqual(0.75)
  })

  test.each([
    ['an empty street', ''],
    ['a shape that it does not know', disc('#d8b02a')],
    ['a car that is a detail', placed(20, 240, 0.3, car(red))],
  ])('gives no box for %s', async (_name, drawing) => {
    expect(await boxIn(drawing)).toBeUndefined()
  })
})

describe('removeBackground in a street', { tags: ['R004'] }, () => {
  const engines = createBuiltInEngines({ workers: 1 })
  afterAll(() => engines.close())

  test.each([
    ['two cars', twoCars(red, blue), twoCars(white, white)],
    ['a cat', cat(ginger), cat(white)],
  ])('cuts out %s', async (_name, drawing, subject) => {
    const result = await engines.removeBackground({ image: await png(street + drawing) }, watched().ctx)
    expect(await overlap(result, await truth(subject))).toBeGreaterThanOrEqual(0.88)
  })

  test('prefers the box of the person to the box of the detector', async () => {
    const image = await png(street + carAtLeft(red) + disc('#d8b02a'))
    const box = { x: 290 / width, y: 60 / height, width: 300 / width, height: 300 / height }
    const result = await engines.removeBackground({ image, box }, watched().ctx)
    expect(await overlap(result, await truth(disc('#fff')))).toBeGreaterThanOrEqual(0.9)
  })
})

describe('findSubject in a street', { tags: ['R004'] }, () => {
  const engines = createBuiltInEngines({ workers: 1 })
  afterAll(() => engines.close())

  test.each([
    ['the detector and the colours find the same cat', street + cat(ginger)],
    ['nothing is found', street],
    ['the wall is even', `<rect width="640" height="480" fill="#ddd"/>${car(red)}`],
  ])('gives no box where %s', async (_name, drawing) => {
    expect(await engines.findSubject({ image: await png(drawing) }, watched().ctx)).toBeNull()
  })

  test('gives the box of the cut where a car and something unknown could be meant', async () => {
    const image = await png(street + carAtLeft(red) + disc('#d8b02a'))
    const box = (await engines.findSubject({ image }, watched().ctx)) ?? expect.fail('no box')
    const { data } = await engines.removeBackground({ image }, watched().ctx)
    const { width: across, height: down } = await sharp(data).metadata()
    const { info } = await sharp(data).trim({ background: '#00000000' }).toBuffer({ resolveWithObject: true })
    expect(info.width / across).toBeCloseTo(box.width, 1)
    expect(info.height / down).toBeCloseTo(box.height, 1)
    for (const share of Object.values(box)) expect(share * 10_000).toBeCloseTo(Math.round(share * 10_000), 6)
  })
})
