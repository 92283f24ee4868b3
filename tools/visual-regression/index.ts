// What other tools may use of this one.
import { readBaselines } from './baselines/baselines.ts'
import { paths } from './paths.ts'
import { shotOfId, variantOf } from './shots.ts'

export { type TakenPicture, takenPictures } from './history.ts'
export { type ImportGraph, reachedBy, readGraph } from './reach/importGraph.ts'

/** The approved pictures of each story, as hashes by `width.look`. */
export async function approvedHashes(): Promise<Record<string, Record<string, string>>> {
  const stories: Record<string, Record<string, string>> = {}
  for (const [id, hash] of (await readBaselines(paths.baselines)).hashes) {
    const shot = shotOfId(id)
    if (shot !== null) stories[shot.storyId] = { ...stories[shot.storyId], [variantOf(shot)]: hash }
  }
  return stories
}
