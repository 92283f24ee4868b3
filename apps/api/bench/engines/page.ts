import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import { drawPictures } from './photos.ts'
import { contextOf, isPicture } from './pictures.ts'

interface Shown {
  name: string
  image: Buffer
}

/** Longest side of a picture on the page, and side of the small one that is enlarged, in pixels. */
const shownSide = 420
const smallSide = 128

async function picturesOf(folder: string | null): Promise<Shown[]> {
  if (folder === null) {
    const drawn = await drawPictures()
    return Promise.all(drawn.map(({ read }) => read()))
  }
  const names = (await readdir(folder)).filter(isPicture).sort()
  return Promise.all(
    names.map(async (file) => ({ name: path.parse(file).name, image: await readFile(path.join(folder, file)) })),
  )
}

const dataOf = async (picture: Sharp): Promise<string> =>
  `data:image/webp;base64,${(await picture.webp({ quality: 85 }).toBuffer()).toString('base64')}`

const shrunk = (image: Buffer): Sharp =>
  sharp(image).autoOrient().resize(shownSide, shownSide, { fit: 'inside', withoutEnlargement: true })

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const figureOf = (caption: string, source: string): string =>
  `<figure><img alt="${escaped(caption)}" src="${source}"><figcaption>${escaped(caption)}</figcaption></figure>`

/** A page that needs nothing beside it: every picture, what is left of it, and a small copy enlarged by plain interpolation and by the engine. */
export async function writePage(folder: string | null, file: string): Promise<void> {
  const engines = createBuiltInEngines()
  const rows: string[] = []
  for (const { name, image } of await picturesOf(folder)) {
    const cut = await engines.removeBackground({ image }, contextOf()).catch(() => null)
    const small = await sharp(image).autoOrient().resize(smallSide, smallSide, { fit: 'cover' }).png().toBuffer()
    const enlarged = await engines.upscale({ image: small, factor: 4 }, contextOf())
    const large = { width: enlarged.width, height: enlarged.height }
    rows.push(
      `<section><h2>${escaped(name)}</h2>${[
        figureOf('before', await dataOf(shrunk(image))),
        cut ? figureOf('cut out', await dataOf(shrunk(cut.data))) : '<p>no subject was found</p>',
        figureOf('small, shown four times as large', await dataOf(sharp(small).resize({ ...large, kernel: 'cubic' }))),
        figureOf('enlarged four times', await dataOf(sharp(enlarged.data))),
      ].join('')}</section>`,
    )
  }
  await engines.close()
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>
<style>body{font:16px system-ui;margin:2rem}section{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem}h2{grid-column:1/-1}
figure{margin:0}img{max-width:100%;background:repeating-conic-gradient(#ccc 0 25%,#fff 0 50%) 0/24px 24px}</style>
<h1>Before and after</h1>${rows.join('\n')}</html>\n`,
  )
}
