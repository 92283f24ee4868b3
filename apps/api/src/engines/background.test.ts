import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createBuiltInEngines } from './built-in.ts'
import { overlap, pixelsOf, svgPng, watched } from './test-support.ts'

const engines = createBuiltInEngines()
afterAll(() => engines.close())

const width = 480
const height = 600

const scene = (background: string, subject: string) =>
  svgPng(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="wall" x2=".3" y2="1"><stop stop-color="#ece7dd"/><stop offset="1" stop-color="#c4bdb0"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="#9fc4d8"/><stop offset="1" stop-color="#5d8ba6"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="${background}"/>${subject}</svg>`)

const disc = (fill: string) => `<circle cx="240" cy="290" r="150" fill="${fill}"/>`
const portrait = (fills: readonly [string, string, string]) =>
  `<path d="M60 600Q70 420 240 390Q410 420 420 600Z" fill="${fills[0]}"/><rect x="210" y="320" width="60" height="100" fill="${fills[1]}"/>
   <ellipse cx="240" cy="230" rx="95" ry="120" fill="${fills[1]}"/><path d="M140 230Q140 90 240 95Q340 90 340 230Q320 160 240 160Q160 160 140 230Z" fill="${fills[2]}"/>`
const white = ['#fff', '#fff', '#fff'] as const

// Generous, because a machine busy with other suites may take ten times as long.
describe('removeBackground', { tags: ['R004'] }, () => {
  test.each([
    ['a disc on white', '#ffffff', disc('#b8452f'), disc('#fff')],
    ['a pale disc on white', '#ffffff', disc('#e4d3b8'), disc('#fff')],
    ['a portrait before a studio wall', 'url(#wall)', portrait(['#2c5c57', '#d9a987', '#4a2d1e']), portrait(white)],
    ['a portrait before a lit wall', 'url(#glow)', portrait(['#a03a2c', '#e6bfa2', '#241a16']), portrait(white)],
    [
      'a ring, its middle open',
      '#dfe6e2',
      '<circle cx="240" cy="300" r="130" fill="none" stroke="#8a3b22" stroke-width="60"/>',
      '<circle cx="240" cy="300" r="130" fill="none" stroke="#fff" stroke-width="60"/>',
    ],
  ])('cuts out %s', async (_name, background, subject, truth) => {
    const result = await engines.removeBackground({ image: await scene(background, subject) }, watched().ctx)
    expect([result.contentType, result.width, result.height]).toEqual(['image/png', width, height])
    expect(await overlap(result, await scene('#000', truth))).toBeGreaterThanOrEqual(0.95)
  })

  test('finds a subject in front of a busy background', async () => {
    const tiles = Array.from({ length: 120 }, (_, n) => {
      const shade = ['#6d7f5e', '#8a9a76', '#56684c', '#a3ab8b'][(n * 7) % 4]
      return `<rect x="${(n % 10) * 48}" y="${Math.floor(n / 10) * 50}" width="48" height="50" fill="${shade}"/>`
    }).join('')
    const result = await engines.removeBackground(
      { image: await scene('#777', tiles + disc('#c8452c')) },
      watched().ctx,
    )
    expect(await overlap(result, await scene('#000', disc('#fff')))).toBeGreaterThanOrEqual(0.9)
  })

  test.each([
    ['a picture of one colour', () => scene('#b8452f', '')],
    ['a wall with a gradient', () => scene('url(#wall)', '')],
    [
      'noise',
      () =>
        sharp({
          create: {
            width,
            height,
            channels: 3,
            background: '#808080',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .png()
          .toBuffer(),
    ],
  ])('finds no subject in %s, and says so', async (_name, make) => {
    await expect(engines.removeBackground({ image: await make() }, watched().ctx)).rejects.toMatchObject({
      code: 'no_subject',
    })
  })

  const sides = '<path d="M0 0H80V600H0ZM400 0H480V600H400Z"/>'
  const frame = '<path fill-rule="evenodd" d="M0 0H480V600H0ZM60 60V540H420V60Z"/>'
  const aboveAndBelow = '<path d="M0 0H480V80H0ZM0 520H480V600H0Z"/>'
  const filled = (path: string, fill: string) => path.replace('<path', `<path fill="${fill}"`)

  test.each([
    ['at the sides', sides, '#000'],
    ['all around', frame, '#000'],
    ['all around', frame, '#fff'],
    ['above and below', aboveAndBelow, '#000'],
    ['above and below', aboveAndBelow, '#101820'],
  ])('ignores bars %s', async (_name, bars, fill) => {
    const image = await scene('url(#glow)', disc('#c8452c') + filled(bars, fill))
    const result = await engines.removeBackground({ image }, watched().ctx)
    const truth = await scene('#000', disc('#fff') + filled(bars, '#000'))
    expect(await overlap(result, truth)).toBeGreaterThanOrEqual(0.95)
  })

  const meadow = Array.from({ length: 480 }, (_, n) => {
    const shade = ['#6d7f5e', '#c8b26a', '#3f5a45', '#a3ab8b', '#7a5a3c'][(n * 7 + Math.floor(n / 20) * 3) % 5]
    return `<rect x="${(n % 20) * 24}" y="${Math.floor(n / 20) * 25}" width="24" height="25" fill="${shade}"/>`
  }).join('')
  const small = (fill: string) => `<path fill="${fill}" d="M70 60H150L180 200H40Z"/>`
  const large = (fill: string) => `<circle cx="330" cy="420" r="110" fill="${fill}"/>`
  const both = () => scene('#777', meadow + small('#b03a68') + large('#3a5fb0'))

  test.each([
    ['small', small, { x: 40 / width, y: 60 / height, width: 140 / width, height: 140 / height }],
    ['large', large, { x: 220 / width, y: 310 / height, width: 220 / width, height: 220 / height }],
  ])('takes the subject in the box: the %s one of two', async (_name, subject, box) => {
    const result = await engines.removeBackground({ image: await both(), box }, watched().ctx)
    expect([result.width, result.height]).toEqual([width, height])
    expect(await overlap(result, await scene('#000', subject('#fff')))).toBeGreaterThanOrEqual(0.95)
  })

  test.each([
    ['small', small, { x: 110 / width, y: 130 / height, width: 0, height: 0 }],
    ['large', large, { x: 300 / width, y: 400 / height, width: 0.01, height: 0.01 }],
  ])('takes the subject under a tap: the %s one of two', async (_name, subject, box) => {
    const result = await engines.removeBackground({ image: await both(), box }, watched().ctx)
    expect(await overlap(result, await scene('#000', subject('#fff')))).toBeGreaterThanOrEqual(0.9)
  })

  test('keeps the part of a subject inside a box, in front of a wall', async () => {
    const image = await scene('url(#wall)', small('#b03a68') + large('#3a5fb0'))
    const box = { x: 220 / width, y: 310 / height, width: 220 / width, height: 220 / height }
    const result = await engines.removeBackground({ image, box }, watched().ctx)
    expect(await overlap(result, await scene('#000', large('#fff')))).toBeGreaterThanOrEqual(0.95)
  })

  test('keeps thin parts in a box that nearly have the colour of an even sky', async () => {
    const glider = (thin: string, thick: string, n: number) =>
      `<g transform="translate(${60 + n * 120} ${380 - n * 70})"><path fill="${thin}" d="M-40 0L70 -18V-15L-40 3Z"/>
       <path fill="${thick}" d="M0 -6L34 -10L30 14L6 16Z"/><path fill="${thin}" d="M-34 -40H-31V0H-34Z"/></g>`
    const gliders = (thin: string, thick: string) => [0, 1, 2].map((n) => glider(thin, thick, n)).join('')
    const image = await scene('#c9ced8', gliders('#b4b8c0', '#2a2d33'))
    const box = { x: 20 / width, y: 200 / height, width: 350 / width, height: 196 / height }
    const result = await engines.removeBackground({ image, box }, watched().ctx)
    expect(await overlap(result, await scene('#000', gliders('#fff', '#fff')))).toBeGreaterThanOrEqual(0.9)
  })

  const ring = (colour: string) =>
    `<circle cx="240" cy="300" r="130" fill="none" stroke="${colour}" stroke-width="60"/>`
  const star = (colour: string) =>
    `<path d="M240 120L300 260L440 280L330 370L370 500L240 430L110 500L150 370L40 280L180 260Z" fill="${colour}"/>`

  test.each([
    ['a dark disc on a wall', 'url(#wall)', disc('#2c2f33'), disc('#fff')],
    ['a star', '#2f5d50', star('#f2d6a0'), star('#fff')],
    ['a ring, whose hole stays open', '#dfe6e2', ring('#8a3b22'), ring('#fff')],
  ])('finds %s with a box that has no ground all around it', async (_name, background, subject, truth) => {
    const image = await scene(background, subject)
    const boxes = [
      { x: 0, y: 0, width: 1, height: 1 },
      { x: 0, y: 0, width: 1, height: 0.9 },
    ]
    for (const box of boxes) {
      const result = await engines.removeBackground({ image, box }, watched().ctx)
      expect(await overlap(result, await scene('#000', truth)), JSON.stringify(box)).toBeGreaterThanOrEqual(0.95)
    }
  })

  test('keeps the hole of a ring with a box close around it', async () => {
    const image = await scene('#dfe6e2', ring('#8a3b22'))
    const box = { x: 78 / width, y: 138 / height, width: 324 / width, height: 324 / height }
    const result = await engines.removeBackground({ image, box }, watched().ctx)
    expect(await overlap(result, await scene('#000', ring('#fff')))).toBeGreaterThanOrEqual(0.95)
  })

  test('reports no subject for a box on an even wall', async () => {
    const box = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 }
    const call = engines.removeBackground({ image: await scene('#b8452f', ''), box }, watched().ctx)
    await expect(call).rejects.toMatchObject({ code: 'no_subject' })
  })

  test('cuts equal images equally, after any other image', async () => {
    const image = await both()
    const first = await engines.removeBackground({ image }, watched().ctx)
    await engines.removeBackground({ image: await scene('#777', meadow + disc('#c8452c')) }, watched().ctx)
    const second = await engines.removeBackground({ image }, watched().ctx)
    expect(second.data.equals(first.data)).toBe(true)
  })

  test('removes the old background from the edge', async () => {
    const image = await scene('#00ff00', disc('#c0392f'))
    const rgba = await pixelsOf((await engines.removeBackground({ image }, watched().ctx)).data, 4)
    let visible = 0
    let green = 0
    for (let i = 0; i < rgba.length; i += 4)
      if ((rgba[i + 3] ?? 0) > 40) {
        visible++
        if ((rgba[i + 1] ?? 0) > (rgba[i] ?? 0)) green++
      }
    expect(visible).toBeGreaterThan(60_000)
    expect(green / visible).toBeLessThan(0.001)
  })

  test('keeps the size of a large JPEG and applies its orientation', async () => {
    const image = await sharp(await scene('#fff', disc('#345')))
      .resize(1200, 1500)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { ctx, seen } = watched()
    const result = await engines.removeBackground({ image }, ctx)
    const meta = await sharp(result.data).metadata()
    expect([meta.width, meta.height, meta.hasAlpha, meta.exif]).toEqual([1500, 1200, true, undefined])
    // Its progress cannot be counted, so it reports none.
    expect(seen).toEqual([])
  })
})
