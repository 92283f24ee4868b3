// `npm run dev`: the API restarts when its files change; the site reloads in place and passes /api on to it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { bin, ensureInstalled, pinnedEnv, root } from './workspace.mjs'

ensureInstalled()

const sitePort = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? '3001'
const env = pinnedEnv({
  API_PORT: apiPort,
  DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data'),
  PUBLIC_URL: `http://localhost:${sitePort}`,
})
const children = [
  spawn(path.join(bin, 'node'), ['--watch', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: apiPort },
  }),
  spawn(path.join(bin, 'vite'), ['apps/site', '--port', sitePort, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
