// `npm run dev`: the API restarts when its files change; Vite serves the site and passes /api on to it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { bin, ensureInstalled, pinnedEnv, root } from './workspace.mjs'

ensureInstalled()

const PORT = process.env.PORT ?? '3000'
const API_PORT = process.env.API_PORT ?? '3001'
const env = pinnedEnv({
  API_PORT,
  DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data'),
  PUBLIC_URL: `http://localhost:${PORT}`,
})
const run = (command, args, extra = {}) =>
  spawn(path.join(bin, command), args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })

const children = [
  run('node', ['--watch', 'apps/api/src/main.ts'], { PORT: API_PORT }),
  run('vite', ['apps/site', '--port', PORT, '--strictPort']),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
