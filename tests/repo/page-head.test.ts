import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'lightningcss'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { listedPages } from '../../apps/api/src/platform/ssr/client-routes.ts'
import { renderHead } from '../../apps/site/src/ssr/head/renderHead.ts'
import { factsOf, readHead } from '../../apps/site/src/ssr/head/testing.ts'
import { parseSchemes } from '../../packages/ui/src/tokens/contrast.ts'
import { colorTokens } from '../../packages/ui/src/tokens/theme.ts'

const site = path.resolve(import.meta.dirname, '../../apps/site')
const publicFile = (address: string) => readFileSync(path.join(site, 'public', address))

/** A colour as browsers without oklch() get it. */
function hexOf(color: string): string {
  const code = Buffer.from(`a{color:${color}}`)
  const { code: css } = transform({ filename: 'a.css', code, targets: { chrome: 60 << 16 }, minify: true })
  return /color:(#[\da-f]{6})/.exec(css.toString())?.[1] ?? ''
}

const ground = parseSchemes(colorTokens.page)
const light = hexOf(ground?.light ?? '')
const dark = hexOf(ground?.dark ?? '')
const index = readFileSync(path.join(site, 'index.html'), 'utf8')

describe('the card of a page', () => {
  const shown = [
    ...listedPages.map((address) => factsOf({ path: address })),
    factsOf({ path: '/terms', staticPage: { title: 'Terms', html: '' } }),
    factsOf({ path: '/login' }),
  ].map((facts) => {
    const { tags } = readHead(renderHead(facts))
    const { pathname } = new URL(tags.get('og:image') ?? '')
    return { address: facts.path, pathname, alt: tags.get('og:image:alt') ?? '', tags }
  })

  it.each(shown)('$address: a file as large as the page says, that every network takes', async ({ pathname, tags }) => {
    const file = publicFile(pathname)
    const { format, width, height } = await sharp(file).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual([String(width), String(height)])
    expect(file.byteLength).toBeLessThanOrEqual(80 * 1024)
  })

  it.each(shown)('$address: the headline on it is the one of today', async ({ pathname, alt }) => {
    const { exif } = await sharp(publicFile(pathname)).metadata()
    const headline = alt.replace(/ · Mintage$/, '')
    expect(headline).not.toBe('')
    expect(exif?.toString('utf8')).toContain(`${headline}\0`)
  })

  it('every image made is the card of some page', () => {
    const used = new Set(shown.map(({ pathname }) => path.basename(pathname)))
    expect(readdirSync(path.join(site, 'public/cards')).filter((file) => !used.has(file))).toEqual([])
  })
})

describe('the site on a home screen', () => {
  const manifest = JSON.parse(publicFile('manifest.webmanifest').toString('utf8'))

  it('has the name of the product, and begins with its first page', () => {
    expect(index).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    expect(manifest).toMatchObject({ name: 'Mintage', short_name: 'Mintage', id: '/', start_url: '/', scope: '/' })
    expect(['standalone', 'minimal-ui']).toContain(manifest.display)
  })

  it('has the colours of the design system in both schemes', () => {
    expect([manifest.theme_color, manifest.background_color]).toEqual([light, light])
    for (const [scheme, color] of [
      ['light', light],
      ['dark', dark],
    ])
      expect(index).toContain(
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}" />`,
      )
    expect(light).not.toBe(dark)
  })

  it('has icons of the sizes that it says, and one that may be cut to any shape', async () => {
    const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons
    for (const { src, sizes, type } of icons) {
      const { format, width, height } = await sharp(publicFile(src)).metadata()
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type])
    }
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable).toHaveLength(1)
    for (const { src } of maskable) expect((await sharp(publicFile(src)).stats()).isOpaque).toBe(true)
  })

  it('has an icon for iOS, which draws what is transparent black', async () => {
    expect(index).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
    const icon = sharp(publicFile('apple-touch-icon.png'))
    expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 })
    expect((await icon.stats()).isOpaque).toBe(true)
  })
})
