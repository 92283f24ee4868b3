import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export const places = {
  root,
  storybook: path.join(root, 'storybook-static'),
  baselines: path.join(root, 'tests/visual/baselines'),
  /** What a run leaves for people and for `npm run visual:approve`; git ignores it. */
  report: path.join(root, 'visual-report'),
  cache: path.join(root, 'node_modules/.cache/visual'),
} as const
