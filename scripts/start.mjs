// `npm start`: install what is missing, build the site, serve site and API from one process.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { bin, ensureInstalled, pinnedEnv, root } from './workspace.mjs'

ensureInstalled()

const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(path.join(bin, command), args, { cwd: root, stdio: 'inherit', env: pinnedEnv(), ...options })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

const built = await run('vite', ['build', 'apps/site', '--logLevel', 'warn'])
if (built !== 0) process.exit(built)

// The IPC channel ties the server to this process: if this one is killed outright, the server sees the channel
// close and stops too, instead of living on with the port and the data folder.
process.exitCode = await run('node', ['apps/api/src/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: pinnedEnv({
    SITE_DIR: path.join(root, 'apps/site/dist'),
    DATA_DIR: process.env.DATA_DIR ?? path.join(root, '.data'),
  }),
})
