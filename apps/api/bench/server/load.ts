// Calls in a thread of their own, so that they do not delay the clock of the one that measures.
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

interface Load {
  kind: 'uploads' | 'slow clients' | 'log-ins'
  address: string
  tokens: string[]
  picture: Uint8Array<ArrayBuffer>
  credentials: { username: string; password: string }
}

const { kind, address, tokens, picture, credentials }: Load = workerData

async function upload(token: string): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([picture], { type: 'image/png' }), 'noise.png')
  await fetch(`${address}/api/images/remove-background`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  }).then((reply) => reply.text())
}

/** Sends a byte every tenth of a second, and goes after five seconds. */
async function dribble(): Promise<void> {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST /api/images/remove-background HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 9000000\r\n` +
      `Authorization: Bearer ${tokens[0]}\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n`,
  )
  for (let sent = 0; sent < 50 && !socket.destroyed; sent += 1) {
    socket.write('-')
    await sleep(100)
  }
  socket.destroy()
}

async function logIn(): Promise<void> {
  await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }).then((reply) => reply.text())
}

const loads: Record<Load['kind'], () => Promise<void>[]> = {
  uploads: () => tokens.map(upload),
  'slow clients': () => Array.from({ length: 300 }, dribble),
  'log-ins': () => Array.from({ length: 60 }, logIn),
}
await Promise.all(loads[kind]())
parentPort?.postMessage('done')
