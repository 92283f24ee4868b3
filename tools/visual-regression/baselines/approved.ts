import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openCapture } from '../capture/captureStories.ts'
import { paths } from '../paths.ts'
import { lastApproval } from '../reach/changedFiles.ts'
import { idOf } from '../shots.ts'
import { type Baselines, noBaselines, parseBaselines, readBaselines } from './baselines.ts'
import { storybookOf } from './checkout.ts'
import type { PictureCache } from './pictureCache.ts'

const exec = promisify(execFile)

/** What a run is compared with. */
export interface Approved {
  /** By `storyId.width.look`. */
  hashes: ReadonlyMap<string, string>
  /** Where the pictures can be rendered from; null outside of git and where it is not known. */
  commit: string | null
  /** Whether this machine draws as the one does that the baselines are from. */
  drawsAlike: boolean
}

/** The approved hashes of an earlier version; none where it had none in this form. */
async function baselinesAt(commit: string): Promise<Baselines> {
  const file = paths.baselines.slice(paths.root.length + 1)
  const shown = await exec('git', ['show', `${commit}:${file}`], { cwd: paths.root, maxBuffer: 2 ** 26 }).catch(
    () => null,
  )
  return shown === null ? noBaselines : parseBaselines(shown.stdout)
}

async function commitOf(ref: string): Promise<string> {
  const { stdout } = await exec('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], {
    cwd: paths.root,
  }).catch(() => {
    throw new Error(`Git knows no ${ref}.`)
  })
  return stdout.trim()
}

/** Takes shots of the stories of an earlier commit. */
export async function renderCommit(
  commit: string,
  wanted: (id: string) => boolean,
  pictures: PictureCache,
): Promise<ReadonlyMap<string, string>> {
  const { storybook, views } = await storybookOf(commit)
  const capture = await openCapture(storybook, pictures, { views })
  try {
    const { taken } = await capture.take((_, shot) => wanted(idOf(shot)))
    return new Map(taken.map((picture) => [idOf(picture), picture.hash]))
  } finally {
    await capture.close()
  }
}

interface Asked {
  against: string | undefined
  /** The probe of this machine. */
  renderer: string
  /** Whether the run has looked at a shot, also one of a story that is gone. */
  isLooked: (id: string) => boolean
  pictures: PictureCache
}

/**
 * The approved hashes as they are written; on a machine that draws otherwise, and for a version that had none, the
 * hashes of what the commit looks like on this machine.
 */
export async function approvedPictures({ against, renderer, isLooked, pictures }: Asked): Promise<Approved> {
  const commit = against === undefined ? await lastApproval(paths.root) : await commitOf(against)
  const written =
    against === undefined || commit === null ? await readBaselines(paths.baselines) : await baselinesAt(commit)
  const isFirst = against === undefined && written.hashes.size === 0
  const drawsAlike = isFirst || written.renderer === renderer
  if (drawsAlike) return { hashes: written.hashes, commit, drawsAlike }
  if (commit === null) {
    throw new Error(
      'This machine does not draw as the one that the baselines are from, and git does not know the commit in which ' +
        'they were approved, so that nothing can be compared. In a shallow clone, fetch the history first.',
    )
  }
  return { hashes: await renderCommit(commit, isLooked, pictures), commit, drawsAlike: against !== undefined }
}
