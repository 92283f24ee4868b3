import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIn, checkOut } from '../baselines/checkout.ts'
import { paths } from '../paths.ts'
import { readGraph } from '../reach/importGraph.ts'
import { storiesReached } from '../reach/reach.ts'
import { storyFiles } from '../reach/storyFiles.ts'

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: paths.root, encoding: 'utf8' }).trim()

/** What a page shows before it is asked for a story. */
const WELCOME = 'packages/ui/src/foundations/Welcome.stories.tsx'

export interface Copy {
  folder: string
  /** The files of stories that a change of a file can reach. */
  reached(file: string): Promise<readonly string[]>
  /** Builds the Storybook of some files of stories. */
  build(files: readonly string[]): string
  /** Builds the whole Storybook. */
  buildAll(): string
  /** Applies a patch, does something, and takes the patch back. */
  withPatch<T>(patch: string, work: () => Promise<T>): Promise<T>
  /** Changes a file, does something, and changes it back. */
  withChange<T>(file: string, from: string, to: string, work: () => Promise<T>): Promise<T>
}

/** A copy of the working tree, in which something can be broken. */
export async function makeCopy(): Promise<Copy> {
  const folder = await checkOut(git('stash', 'create') || 'HEAD')
  const graph = await readGraph(folder)
  const all = (await storyFiles(folder)).map((file) => ({ id: file, title: '', name: '', file, viewport: null }))
  const config = path.join(folder, '.storybook/main.ts')
  const written = readFileSync(config, 'utf8')
  const built = path.join(folder, 'storybook-static')
  return {
    folder,
    reached: async (file) => storiesReached(all, graph, [file]).map((story) => story.file),
    build(files) {
      const list = [...new Set([WELCOME, ...files])].map((file) => `'../${file}'`).join(', ')
      writeFileSync(config, written.replace(/stories: \[[^\]]*\]/, `stories: [${list}]`))
      try {
        buildIn(folder)
      } finally {
        writeFileSync(config, written)
      }
      return built
    },
    buildAll() {
      buildIn(folder)
      return built
    },
    async withPatch(patch, work) {
      const apply = (...how: readonly string[]) =>
        execFileSync('git', ['apply', ...how, '-'], { cwd: folder, input: patch, stdio: ['pipe', 'pipe', 'pipe'] })
      apply()
      return work().finally(() => apply('--reverse'))
    },
    async withChange(file, from, to, work) {
      const place = path.join(folder, file)
      const before = readFileSync(place, 'utf8')
      if (before.split(from).length !== 2) throw new Error(`${file} has to have this once: ${from}`)
      writeFileSync(
        place,
        before.replace(from, () => to),
      )
      return work().finally(() => writeFileSync(place, before))
    },
  }
}
