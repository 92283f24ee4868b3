import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tests/e2e/support/server.ts'

export interface Served {
  url: string
  pid: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

const built = 'apps/api/dist/server/main.js'

/** Starts the server of a tree as its `npm start` does, with its built site and its own Node, and waits for `/readyz`. */
export async function serve(root: string, env: Readonly<Record<string, string>>): Promise<Served> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const main = existsSync(path.join(root, built)) ? built : 'apps/api/src/main.ts'
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      RATE_LIMIT: 'off',
      SITE_DIR: path.join(root, 'apps/site/dist'),
      ...env,
    },
    // The server stops with this process, because the channel closes.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error('the server has stopped')
    await sleep(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** A process and its children, on Linux. */
function processTree(pid: number): readonly number[] {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const children = tasks.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
  return [pid, ...children.filter(Boolean).flatMap((child) => processTree(Number(child)))]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Processor time of a server, its children and those that have ended. Linux counts it in hundredths of a second. */
export const processorSeconds = ({ pid }: Served): number =>
  sum(
    processTree(pid).map((one) => {
      const stat = readFileSync(`/proc/${one}/stat`, 'utf8')
      const times = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
      return sum(times.map(Number)) / 100
    }),
  )

/** Resident memory of a server and its children. */
export const mebibytes = ({ pid }: Served): number =>
  sum(
    processTree(pid).map((one) => {
      const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? []
      return Number(kibibytes) / 1024
    }),
  )
