import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { insertXmp } from './containers.ts'
import { readXmp, writeXmp } from './xmp.ts'

const [width, height] = [37, 23]

const draw = (channels: 3 | 4) =>
  sharp({
    create: {
      ...{ width, height, channels, background: { r: 200, g: 120, b: 40, alpha: 0.5 } },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const pixelsOf = (data: Buffer) => sharp(data).ensureAlpha().raw().toBuffer()

const files = {
  PNG: { contentType: 'image/png', make: () => draw(4).png().toBuffer() },
  JPEG: { contentType: 'image/jpeg', make: () => draw(3).jpeg().toBuffer() },
  'WebP, simple': { contentType: 'image/webp', make: () => draw(3).webp().toBuffer() },
  'WebP with alpha': { contentType: 'image/webp', make: () => draw(4).webp().toBuffer() },
  'WebP without loss': { contentType: 'image/webp', make: () => draw(3).webp({ lossless: true }).toBuffer() },
  'WebP without loss, with alpha': {
    contentType: 'image/webp',
    make: () => draw(4).webp({ lossless: true }).toBuffer(),
  },
} as const

const statement = { sourceType: 'trainedAlgorithmicMedia', madeWith: 'Mintage (a "model" of <one> & more)' }

describe.each(Object.entries(files))('%s', (_name, { contentType, make }) => {
  test('gets the packet and keeps the pixels', async () => {
    const data = await make()
    const marked = insertXmp({ data, contentType, width, height }, writeXmp(statement))
    const { xmp, width: own, height: tall } = await sharp(marked).metadata()
    expect([own, tall]).toEqual([width, height])
    expect(readXmp(xmp?.toString('utf8') ?? '')).toEqual(statement)
    expect(await pixelsOf(marked)).toEqual(await pixelsOf(data))
  })
})

describe('packets of other programs', () => {
  const term = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
  test.each([
    ['an attribute in single quotes', `<a Iptc4xmpExt:DigitalSourceType='${term}'/>`],
    ['an element', `<Iptc4xmpExt:DigitalSourceType>${term}</Iptc4xmpExt:DigitalSourceType>`],
    ['a resource', `<Iptc4xmpExt:DigitalSourceType rdf:resource="${term}"/>`],
    ['an address with https', `<a Iptc4xmpExt:DigitalSourceType="${term.replace('http:', 'https:')}"/>`],
    ['the term alone', `<a Iptc4xmpExt:DigitalSourceType="trainedAlgorithmicMedia"/>`],
  ])('is read: %s', (_name, xmp) => {
    expect(readXmp(xmp)).toEqual({ sourceType: 'trainedAlgorithmicMedia', madeWith: null })
  })

  test.each([
    ['another vocabulary', '<a Iptc4xmpExt:DigitalSourceType="https://example.com/made-up"/>'],
    ['another property', '<a xmp:CreatorTool="A paint program"/>'],
    ['nothing', ''],
  ])('returns nothing for %s', (_name, xmp) => {
    expect(readXmp(xmp)).toBeNull()
  })
})
