// Makes the preview cards of the public pages: an image of the engines and the headline, drawn by the pinned browser.
// node_modules/.bin/node scripts/images/make-cards.mjs [names of cards; all without]
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'
import { cardList, cardSize } from '../../apps/site/src/ssr/head/cardList.ts'
import { palette } from '../../packages/ui/src/tokens/palette.ts'
import { launchOptions } from '../browser.mjs'
import { cutOut, draw, engines, enlarged, part, resized, sharp, split, table } from './engines.mjs'

const only = process.argv.slice(2)
const CEILING = 80 * 1024
const folder = new URL('../../apps/site/public/cards/', import.meta.url)
const recipes = JSON.parse(await readFile(new URL('cards.json', import.meta.url), 'utf8'))
const [left, width, height] = [440, 760, cardSize.height]

/** The work of a page, as on the page itself; the other cards are drawn by their recipes. */
const images = {
  'generate-image': async () => resized(await table(1158, 960), width, height),
  async 'remove-background'() {
    const prompt = 'a garden of copper flowers in the morning'
    const flowers = await draw({ prompt, seed: 9, width: 1140, height: 945 })
    return split(flowers, (await cutOut(flowers)).shown, width, height, 0.56)
  },
  async 'upscale-image'() {
    const mint = await draw({ prompt: 'a minted coin on mint paper', seed: 4, width: 1500, height: 1000 })
    const { before, after } = await enlarged(await part(mint, 1140, 945, [0.46, 0.5]), 190)
    return split(before, after, width, height, 0.56)
  },
}
const imageOf = (name) => images[name]?.() ?? draw({ ...recipes[name], width, height })

const { resolve } = createRequire(new URL('../../packages/ui/src/', import.meta.url))
const face = await readFile(
  resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
)

/** packages/ui/src/primitives/Coin/Coin.tsx */
const coin = (size) => `<svg viewBox="0 0 48 48" width="${size}" height="${size}" overflow="visible" fill="none">
  <circle cx="24" cy="24" r="22" fill="${palette.mint200}"/>
  <g stroke="${palette.mint700}">
    <circle cx="24" cy="24" r="21.4" stroke-width="3.2" pathLength="192" stroke-dasharray="2.2 1.8"/>
    <circle cx="24" cy="24" r="18" stroke-width="1.4"/>
  </g>
  <path d="M13.5 31.5V21l6.2 6.4L24 22.6l4.3 4.8L34.5 21v10.5" stroke="${palette.mint850}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="24" cy="15.4" r="2.3" fill="${palette.mint850}"/>
</svg>`

/** Each part of a sentence begins a line. */
const headlineHtml = (text) =>
  text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .split(/(?<=[.,]) /)
    .map((line) => `<span>${line}</span>`)
    .join(' ')

const cardHtml = (headline, image, isSealed) => `<!doctype html>
<style>
  @font-face { font-family: Heading; src: url("data:font/woff2;base64,${face.toString('base64')}") format("woff2-variations"); font-weight: 200 800 }
  * { margin: 0; box-sizing: border-box }
  body { width: ${cardSize.width}px; height: ${height}px; overflow: hidden; position: relative;
    background: ${palette.paper200}; color: ${palette.inkText}; font-family: Heading }
  img { position: absolute; left: ${left}px; top: 0; width: ${width}px; height: ${height}px;
    mask-image: linear-gradient(to right, transparent 2%, rgb(0 0 0 / .12) 10%, rgb(0 0 0 / .5) 21%, rgb(0 0 0 / .88) 32%, black 40%) }
  .seal { position: absolute; right: 56px; bottom: 52px; filter: drop-shadow(0 6px 14px rgb(0 0 0 / .28)) }
  .words { position: absolute; inset: 64px auto 64px 64px; width: 500px; display: flex; flex-direction: column;
    justify-content: space-between }
  .name { display: flex; align-items: center; gap: 18px; font-size: 43px; font-weight: 720; letter-spacing: -0.035em }
  h1 { font-size: 68px; font-weight: 700; line-height: 1.06; letter-spacing: -0.028em; text-wrap: balance }
  h1 span { display: block }
</style>
<img src="data:image/png;base64,${image.toString('base64')}" alt="">
<div class="words"><p class="name">${coin(60)}Mintage</p><h1>${headlineHtml(headline)}</h1></div>
${isSealed ? `<div class="seal">${coin(150)}</div>` : ''}`

/** The best quality that fits; the file's metadata hold the headline. */
async function encode(image, headline) {
  for (let quality = 88; quality >= 40; quality -= 4) {
    const described = sharp(image).withExif({ IFD0: { ImageDescription: headline } })
    const data = await described.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (data.length <= CEILING) return data
  }
  throw new Error(`a card does not fit ${CEILING} bytes`)
}

const textOf = async (key) => {
  const area = key.split('.')[0]
  return (await import(`../../packages/ui/src/texts/en/${area}.ts`))[`${area}Texts`][key]
}

const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: cardSize })
for (const { file, headline } of Object.values(cardList)) {
  if (only.length > 0 && !only.includes(file)) continue
  const text = await textOf(headline)
  await page.setContent(cardHtml(text, await imageOf(file), file === 'check'))
  await page.evaluate(() => document.fonts.ready)
  await writeFile(new URL(`${file}.jpg`, folder), await encode(await page.screenshot(), text))
  console.log(`${file}.jpg`)
}
await browser.close()
await engines.close()
