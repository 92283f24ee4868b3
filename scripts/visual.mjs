// `npm run visual`: builds Storybook and takes every picture. `visual:approve` and `visual:review` go on from there.
import { ensureInstalled, readPinned, runPinned } from './workspace.mjs'

const words = process.argv.slice(2)
const goesOn = ['approve', 'review', 'thumbnails'].includes(words[0])

/** A thousand lines about files that nobody asked for; heard only when it fails. */
async function build() {
  console.log('visual: building Storybook')
  const { passed, output } = await readPinned('storybook', ['build', '-c', '.storybook', '-o', 'storybook-static'])
  if (!passed) console.error(output)
  return passed
}

ensureInstalled()
const built = goesOn || (await build())
process.exitCode = built && runPinned('node', ['tools/visual-regression/main.ts', ...words]) ? 0 : 1
