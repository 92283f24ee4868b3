// `npm run health`: stories that are slow, flaky, missing or double, as far as the last runs know.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, ensureInstalled, pinnedEnv, root } from './workspace.mjs'

ensureInstalled()
const { status } = spawnSync(path.join(bin, 'node'), ['tests/health/main.ts'], {
  cwd: root,
  env: pinnedEnv(),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
