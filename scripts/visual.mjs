// `npm run visual`: builds Storybook and takes every picture. `visual:approve` and `visual:review` go on from there.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, ensureInstalled, pinnedEnv, root } from './workspace.mjs'

const words = process.argv.slice(2)
const env = pinnedEnv({ STORYBOOK_DISABLE_TELEMETRY: '1' })
const run = (command, args) => {
  const { status } = spawnSync(path.join(bin, command), args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

ensureInstalled()
const goesOn = ['approve', 'review', 'thumbnails'].includes(words[0])
if (!goesOn) run('storybook', ['build', '-c', '.storybook', '-o', 'storybook-static', '--quiet'])
run('node', ['tests/visual/main.ts', ...words])
