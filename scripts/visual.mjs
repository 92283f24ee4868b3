// `npm run visual`: builds Storybook and takes pictures. `visual:approve` and `visual:review` go on from there.
import { ensureInstalled, readPinned, runPinned } from './workspace.mjs'

const words = process.argv.slice(2)
const goesOn = ['approve', 'review', 'thumbnails'].includes(words[0])

/** A thousand lines about files that nobody asked for; heard only when it fails. */
async function build() {
  console.log('visual: building Storybook')
  // Without the tables of props, which are in no picture and take half of the time.
  const args = ['build', '-c', '.storybook', '-o', 'storybook-static', '--test']
  const { passed, output } = await readPinned('storybook', args)
  if (!passed) console.error(output)
  return passed
}

ensureInstalled()
const built = goesOn || (await build())
process.exitCode = built && runPinned('node', ['tools/visual-regression/main.ts', ...words]) ? 0 : 1
