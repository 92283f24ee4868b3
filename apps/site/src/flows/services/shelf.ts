import type { BenchServices } from './bench.ts'
import type { FileService } from './fileBench.ts'
import { ownerOf } from './owner.ts'
import type { Chosen, Tried } from './staging.ts'
import { shelvesOfTab } from './tabShelves.ts'

type Kept = Omit<Chosen, 'url'>

/**
 * Where pictures that were chosen outlast the page, until they are sent or put away. Storage that is blocked, full or
 * not there says nothing: they are then gone with the page.
 */
export interface Shelf {
  /** What the person chose before this page was loaded, and no other living tab has. */
  found(): Promise<readonly Kept[]>
  keep(picture: Kept): void
  /** It is being handed over: a page that comes after this one must not do it as another try. */
  note(id: string, tried: Tried): void
  forget(id: string): void
  /** The person has left: nothing more of theirs is written. The database goes by itself (app/storage.ts). */
  clear(): void
}

/** Ten megabytes each at most: what is beyond is not worth a person's disk. */
const MOST = 20

type Needs = Pick<BenchServices, 'session' | 'visit'>

export function createShelf({ session, visit }: Needs, service: FileService): Shelf {
  const wanted = new Map<string, Kept>()
  /** Another one for each person: what was read for one is not handed to the next. */
  let stay = {}
  let keptAt = 0
  let last: Promise<unknown> = Promise.resolve()
  let own: string | null = null

  /** One after another, so that nothing is put back that was taken away meanwhile. */
  const inTurn = <T>(use: (files: typeof import('./keptFiles.ts'), owner: string) => Promise<T>) => {
    const turn = last.then(async () => use(await import('./keptFiles.ts'), await ownerOf(session))).catch(() => null)
    last = turn
    return turn
  }

  return {
    found: async () => {
      const asked = stay
      const pictures = await inTurn(async (files, owner) => {
        const all = await files.found(owner, service, Date.now())
        const laid = [...new Set(all.map(({ shelf }) => shelf))]
        const mine = await shelvesOfTab({ visit, kind: service, laid, most: laid.length })
        own = mine[0]
        return all.filter(({ shelf }) => mine.includes(shelf))
      })
      if (asked !== stay || pictures === null) return []
      for (const picture of pictures) wanted.set(picture.id, picture)
      return pictures
    },
    keep: (picture) => {
      if (wanted.has(picture.id) || wanted.size >= MOST) return
      wanted.set(picture.id, picture)
      // Files that were chosen together come back in their order.
      keptAt = Math.max(Date.now(), keptAt + 1)
      const at = keptAt
      void inTurn(async (files, owner) => {
        const { id, name, source } = picture
        own ??= crypto.randomUUID()
        if (wanted.has(id)) await files.keep({ id, name, source, owner, service, shelf: own, keptAt: at })
      })
    },
    note: (id, tried) => {
      if (wanted.has(id)) void inTurn(async (files) => wanted.has(id) && files.note(id, tried))
    },
    forget: (id) => {
      if (wanted.delete(id)) void inTurn((files) => files.forget(id))
    },
    clear: () => {
      stay = {}
      wanted.clear()
    },
  }
}
