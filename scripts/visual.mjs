// `npm run visual`: builds Storybook and takes every picture. `visual:approve` and `visual:review` go on from there.
import { ensureInstalled, runPinned } from './workspace.mjs'

const words = process.argv.slice(2)
const goesOn = ['approve', 'review', 'thumbnails'].includes(words[0])

ensureInstalled()
const built = goesOn || runPinned('storybook', ['build', '-c', '.storybook', '-o', 'storybook-static', '--quiet'])
process.exitCode = built && runPinned('node', ['tests/visual/main.ts', ...words]) ? 0 : 1
