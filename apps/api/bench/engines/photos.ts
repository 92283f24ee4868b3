import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** A picture whose subject is known. */
export interface Known {
  name: string
  image: Buffer
  width: number
  height: number
  /** One byte a pixel of the upright picture: more than 127 is the subject. */
  mask: Buffer
}

/** A picture that is read when its turn comes: all of them at once would count as memory of the engine. */
export interface Source {
  pixels: number
  readImage(): Promise<Buffer>
  read(): Promise<Known>
}

const sourceOf = async (
  name: string,
  readImage: () => Promise<Buffer>,
  readMask: () => Promise<Buffer>,
): Promise<Source> => {
  const { width, height } = (await sharp(await readImage()).metadata()).autoOrient
  const read = async () => {
    const pixels = sharp(await readMask())
      .flatten({ background: '#000' })
      .greyscale()
    const mask = await pixels.resize(width, height, { fit: 'fill' }).raw().toBuffer()
    return { name, image: await readImage(), width, height, mask }
  }
  return { pixels: width * height, readImage, read }
}

/** The pairs of a folder: `cup.jpg` and its mask `cup.mask.png`, white where the subject is. */
export async function findPhotos(folder: string): Promise<Source[]> {
  const files = await readdir(folder)
  const pairs = files.sort().flatMap((file) => {
    const mask = `${path.parse(file).name}.mask.png`
    return files.includes(mask) ? [{ file, mask }] : []
  })
  const open = (file: string) => () => readFile(path.join(folder, file))
  return Promise.all(pairs.map(({ file, mask }) => sourceOf(path.parse(file).name, open(file), open(mask))))
}

/** The photographs of a folder whose subject is known, or drawn pictures where there are none, small ones first. */
export async function sourcesOf(folder: string | null): Promise<Source[]> {
  const photos = folder === null ? [] : await findPhotos(folder)
  const sources = photos.length > 0 ? photos : await drawPictures()
  return sources.sort((a, b) => a.pixels - b.pixels)
}

/** Of the limits that hold for pictures as most people have them. */
export const isSmall = ({ pixels }: { pixels: number }): boolean => pixels < 2_000_000

const draw = (background: string, subject: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"><defs>
    <linearGradient id="wall" x2=".4" y2="1"><stop stop-color="#e9e4d8"/><stop offset="1" stop-color="#b9b2a6"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency=".04" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .3 0 .5 0 0 .2 0 0 0 0 .2 0 0 0 0 1"/></filter></defs>
    ${background}${subject}</svg>`)

const full = (fill: string) => `<rect width="960" height="720" ${fill}/>`
const figure = (body: string, skin: string, hair: string) =>
  `<path fill="${body}" d="M270 720Q280 500 480 470Q680 500 690 720Z"/><ellipse fill="${skin}" cx="480" cy="320" rx="105" ry="140"/>
   <path fill="${hair}" d="M370 320Q370 160 480 165Q590 160 590 320Q560 240 480 240Q400 240 370 320Z"/>`
const vase = (fill: string) =>
  `<path fill="${fill}" d="M400 200H560Q520 300 600 420Q650 600 480 620Q310 600 360 420Q440 300 400 200Z"/>`

const drawn: readonly (readonly [string, string, string, string])[] = [
  ['vase-wall', full('fill="url(#wall)"'), vase('#8a3b22'), vase('#fff')],
  ['vase-meadow', full('filter="url(#grain)"'), vase('#d9d3c6'), vase('#fff')],
  ['figure-wall', full('fill="url(#wall)"'), figure('#2c5c57', '#d9a987', '#4a2d1e'), figure('#fff', '#fff', '#fff')],
  [
    'figure-meadow',
    full('filter="url(#grain)"'),
    figure('#a03a2c', '#e6bfa2', '#241a16'),
    figure('#fff', '#fff', '#fff'),
  ],
]

/** Without photographs: shapes before an even and before a busy ground. They say little about photographs. */
export const drawPictures = (): Promise<Source[]> =>
  Promise.all(
    drawn.map(([name, background, subject, truth]) =>
      sourceOf(
        `drawn-${name}`,
        () => sharp(draw(background, subject)).png().toBuffer(),
        () =>
          sharp(draw(full('fill="#000"'), truth))
            .png()
            .toBuffer(),
      ),
    ),
  )
