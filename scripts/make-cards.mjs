// Makes the pictures that stand for a page where a link to it is shared: what the product's own engines draw, beside the
// page's headline. Set by the pinned browser in the product's own faces, so that no font of the machine is in them.
// Run with Node 24: node scripts/make-cards.mjs [names of those to write; all without]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import { cardList, cardSize } from '../apps/site/src/server/head/cardList.ts'
import { palette } from '../packages/ui/src/tokens/palette.ts'
import { launchOptions } from './browser.mjs'
import { closeEngines, cutOut, enlarged, part, sharp, split, strike, table } from './engine-pictures.mjs'

const only = process.argv.slice(2)
const ceiling = 80 * 1024
const folder = new URL('../apps/site/public/cards/', import.meta.url)
const recipes = JSON.parse(await readFile(new URL('cards.json', import.meta.url), 'utf8'))

/** The picture, from `left` on: the words stand before it, and its edge goes over into their ground. */
const picture = { left: 440, width: 760, height: cardSize.height }
const { width, height } = picture

const garden = { prompt: 'a garden of copper flowers in the morning', seed: 9 }
const mint = { prompt: 'a minted coin on mint paper', seed: 4 }

/** What is seen on a card: the work of its page, as on the page itself. */
const pictures = {
  landing: () => strike({ ...recipes.landing, width, height }),
  pricing: () => strike({ ...recipes.pricing, width, height }),
  faq: () => strike({ ...recipes.faq, width, height }),
  check: () => strike({ ...recipes.check, width, height }),
  default: () => strike({ ...recipes.default, width, height }),
  'generate-image': async () =>
    sharp(await table(4, 4, 1158, 960))
      .resize(width, height)
      .png()
      .toBuffer(),
  async 'remove-background'() {
    const flowers = await strike({ ...garden, width: 1140, height: 945 })
    return split(flowers, (await cutOut(flowers)).shown, width, height, 0.56)
  },
  async 'upscale-image'() {
    const coin = await part(await strike({ ...mint, width: 1500, height: 1000 }), 1140, 945, [0.46, 0.5])
    const { before, after } = await enlarged(coin, 190)
    return split(before, after, width, height, 0.56)
  },
}

const dataUrl = (type, data) => `data:${type};base64,${data.toString('base64')}`

const resolve = createRequire(new URL('../packages/ui/src/', import.meta.url)).resolve
const face = dataUrl(
  'font/woff2',
  await readFile(resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')),
)

/** The logo of the site's header (packages/ui/src/primitives/Coin/Coin.tsx). */
const coin = (size) => `<svg viewBox="0 0 48 48" width="${size}" height="${size}" overflow="visible" fill="none">
  <circle cx="24" cy="24" r="22" fill="${palette.mint200}"/>
  <g stroke="${palette.mint700}">
    <circle cx="24" cy="24" r="21.4" stroke-width="3.2" pathLength="192" stroke-dasharray="2.2 1.8"/>
    <circle cx="24" cy="24" r="18" stroke-width="1.4"/>
  </g>
  <path d="M13.5 31.5V21l6.2 6.4L24 22.6l4.3 4.8L34.5 21v10.5" stroke="${palette.mint850}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="24" cy="15.4" r="2.3" fill="${palette.mint850}"/>
</svg>`

const escapeHtml = (text) => text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Every part of a sentence begins a line, so that no line ends in the first word of the next. */
const headlineHtml = (text) =>
  text
    .split(/(?<=[.,]) /)
    .map((part) => `<span>${escapeHtml(part)}</span>`)
    .join(' ')

const cardHtml = (headline, image, isSealed) => `<!doctype html>
<style>
  @font-face { font-family: Heading; src: url("${face}") format("woff2-variations"); font-weight: 200 800 }
  * { margin: 0; box-sizing: border-box }
  body { width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; position: relative;
    background: ${palette.paper200}; color: ${palette.inkText}; font-family: Heading }
  img { position: absolute; left: ${picture.left}px; top: 0; width: ${width}px; height: ${height}px;
    mask-image: linear-gradient(to right, transparent 2%, rgb(0 0 0 / .12) 10%, rgb(0 0 0 / .5) 21%, rgb(0 0 0 / .88) 32%, black 40%) }
  .seal { position: absolute; right: 56px; bottom: 52px; filter: drop-shadow(0 6px 14px rgb(0 0 0 / .28)) }
  .words { position: absolute; inset: 64px auto 64px 64px; width: 500px; display: flex; flex-direction: column;
    justify-content: space-between }
  .name { display: flex; align-items: center; gap: 18px; font-size: 43px; font-weight: 720; letter-spacing: -0.035em }
  h1 { font-size: 68px; font-weight: 700; line-height: 1.06; letter-spacing: -0.028em; text-wrap: balance }
  h1 span { display: block }
</style>
<img src="${dataUrl('image/png', image)}" alt="">
<div class="words"><p class="name">${coin(60)}Mintage</p><h1>${headlineHtml(headline)}</h1></div>
${isSealed ? `<div class="seal">${coin(150)}</div>` : ''}`

/** JPEG, because every network takes it: the best quality that fits. The file says what is written on it. */
async function encode(image, headline) {
  for (let quality = 88; quality >= 40; quality -= 4) {
    const described = sharp(image).withExif({ IFD0: { ImageDescription: headline } })
    const data = await described.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (data.length <= ceiling) return { data, quality }
  }
  throw new Error(`a card does not fit ${ceiling} bytes`)
}

const areas = ['landing', 'pricing', 'faq', 'serviceLanding', 'provenance', 'titles']
const texts = Object.assign(
  {},
  ...(await Promise.all(
    areas.map(async (area) => (await import(`../packages/ui/src/texts/en/${area}.ts`))[`${area}Texts`]),
  )),
)

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: cardSize })
for (const { file, headline } of Object.values(cardList)) {
  if (only.length > 0 && !only.includes(file)) continue
  await page.setContent(cardHtml(texts[headline], await pictures[file](), file === 'check'))
  await page.evaluate(() => document.fonts.ready)
  const { data, quality } = await encode(await page.screenshot(), texts[headline])
  await writeFile(new URL(`${file}.jpg`, folder), data)
  console.log(`${file}.jpg ${(data.length / 1024).toFixed(1)} KB, quality ${quality}`)
}
await browser.close()
await closeEngines()
