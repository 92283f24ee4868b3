import type { BenchServices } from './bench.ts'
import type { FileService } from './fileBench.ts'
import type { Chosen } from './staging.ts'

type Kept = Omit<Chosen, 'url'>

/**
 * Where pictures that were chosen outlast the page, until they are sent or put away. Storage that is blocked, full or
 * not there says nothing: they are then gone with the page.
 */
export interface Shelf {
  /** What the person chose before this page was loaded. */
  found(): Promise<readonly Kept[]>
  keep(picture: Kept): void
  forget(id: string): void
  /** The person has left: nothing more of theirs is written. The database goes by itself (app/storage.ts). */
  clear(): void
}

/** Ten megabytes each at most: what is beyond is not worth a person's disk. */
const MOST = 20

/** Whoever is signed in; while their profile is being read, whoever it says. */
function ownerOf(session: BenchServices['session']): Promise<string> {
  const { profile } = session.getSnapshot().context
  if (profile) return Promise.resolve(profile.id)
  return new Promise((resolve) => {
    const watching = session.subscribe(({ context }) => {
      if (context.profile === null) return
      watching.unsubscribe()
      resolve(context.profile.id)
    })
  })
}

export function createShelf(session: BenchServices['session'], service: FileService): Shelf {
  const wanted = new Map<string, Kept>()
  /** Another one for each person: what was read for one is not handed to the next. */
  let stay = {}
  let keptAt = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One after another, so that nothing is put back that was taken away meanwhile. */
  const inTurn = <T>(use: (files: typeof import('./keptFiles.ts'), owner: string) => Promise<T>) => {
    const turn = last.then(async () => use(await import('./keptFiles.ts'), await ownerOf(session))).catch(() => null)
    last = turn
    return turn
  }

  return {
    found: async () => {
      const asked = stay
      const pictures = (await inTurn((files, owner) => files.found(owner, service, Date.now()))) ?? []
      if (asked !== stay) return []
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
        if (wanted.has(id)) await files.keep({ id, name, source, owner, service, keptAt: at })
      })
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
