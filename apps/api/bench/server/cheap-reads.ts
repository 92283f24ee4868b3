import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { kill, type Running, send } from '../../test/support/processes.ts'
import { password } from '../../test/support/visitor.ts'
import type { Figure } from '../figure.ts'
import { newcomer, signUp } from './customers.ts'
import { type DatabaseKind, withInstallation } from './installation.ts'

const UPLOADS = 20

/** How long a read of the settings takes until `until` is settled, in milliseconds: the 99th of a hundred. */
async function p99(server: Running, until: Promise<unknown>): Promise<{ ms: number; reads: number }> {
  let isOver = false
  void until.then(() => {
    isOver = true
  })
  const taken: number[] = []
  while (!isOver) {
    const from = performance.now()
    await (await fetch(`${server.address}/api/settings`)).text()
    taken.push(performance.now() - from)
    await sleep(2)
  }
  const sorted = taken.toSorted((one, other) => one - other)
  return { ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0, reads: sorted.length }
}

/** About nine megabytes: noise is hardly made smaller by PNG. */
async function largePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const side = 1740
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const { data, info } = await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(await sharp(data, { raw: info }).png({ compressionLevel: 1 }).toBuffer())
}

/** Uploads, slow people and password hashes must not delay a cheap read. */
export async function measureCheapReads(kind: DatabaseKind): Promise<Figure[]> {
  const picture = await largePicture()
  return withInstallation(kind, async (installation) => {
    const server = await installation.start()
    const tokens = await Promise.all(Array.from({ length: UPLOADS }, () => signUp(server)))
    const person = newcomer()
    await send(server, 'register', { body: person })
    const credentials = { username: person.email, password }
    const idle = await p99(server, sleep(3_000))
    const goal = Math.max(50, 3 * idle.ms)
    const megabytes = (picture.length / 1e6).toFixed(1)
    const loads = [
      ['uploads', `${UPLOADS} uploads of ${megabytes} MB at once`],
      ['slow clients', '300 uploads that dribble'],
      ['log-ins', '60 log-ins at once'],
    ] as const
    const figures: Figure[] = []
    for (const [load, what] of loads) {
      const workerData = { kind: load, address: server.address, tokens, picture, credentials }
      const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData })
      const { ms, reads } = await p99(server, once(worker, 'exit'))
      figures.push({
        what: `p99 of GET /api/settings beside ${what}`,
        goal: `<= ${goal.toFixed(0)} ms`,
        measured: `${ms.toFixed(1)} ms of ${reads} reads (idle ${idle.ms.toFixed(1)} ms)`,
        met: ms <= goal,
      })
    }
    await kill(server, 'SIGKILL')
    return figures
  })
}
