import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** Not below node_modules, which every installation empties. */
const cache = path.join(root, '.cache/visual')

export const paths = {
  root,
  storybook: path.join(root, 'storybook-static'),
  baselines: path.join(import.meta.dirname, 'baselines.txt'),
  /** What a run leaves for people and for `npm run visual:approve`; git ignores it. */
  report: path.join(root, 'visual-report'),
  cache,
  /** Pictures by their hash. A team can share them: VISUAL_PICTURES names the folder. */
  pictures: process.env.VISUAL_PICTURES ?? path.join(cache, 'pictures'),
  /** The built Storybook of each commit that pictures were rendered from. */
  commits: path.join(cache, 'commits'),
}
