import { pageNames } from './baselines.ts'
import { packPhotographs, unpackPhotographs } from './photographs.ts'
import { decode, type Pixels, sideBySide, stripsOf } from './pixels.ts'
import { assemble, Rows } from './rows.ts'

/** A picture as it would come back if it were approved: what is lost by being kept is no difference to the eye. */
export async function asKept(pixels: Pixels): Promise<Pixels> {
  const rows = new Rows(pageNames('fresh', ''))
  const strips = stripsOf(pixels).map((strip) => rows.addPicture(strip))
  const pages = [...rows.pages()].map(async ([name, page]) => {
    const kept = page.photographic ? await unpackPhotographs(await decode(await packPhotographs(page))) : page
    return [name, kept] as const
  })
  const read = new Map<string, Pixels>(await Promise.all(pages))
  return sideBySide(strips.map((pieces) => assemble(pieces, read)))
}
