// `npm start`: installs what the site needs, builds site and server, serves site and API from one process.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { bin, ensureInstalled, pinnedEnv, root, runPinned } from './workspace.mjs'

ensureInstalled('what the site needs')
const builds = [
  ['vite', ['build', 'apps/site', '--logLevel', 'warn']],
  ['vite', ['build', 'apps/api', '--logLevel', 'warn']],
  ['node', ['apps/api/scripts/prepare.ts']],
]
if (!builds.every(([command, args]) => runPinned(command, args))) process.exit(1)

// The server watches the IPC channel, so that it also stops when this process is killed outright.
const server = spawn(path.join(bin, 'node'), ['apps/api/dist/server/main.js'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: pinnedEnv({
    SITE_DIR: path.join(root, 'apps/site/dist'),
    DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data'),
  }),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0)
})
