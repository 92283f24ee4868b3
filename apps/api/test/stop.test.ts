import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServer } from './support/server.ts'

/** A connection with an unfinished request. */
async function begin(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  await once(socket, 'connect')
  await new Promise<void>((resolve) => socket.write(text, () => resolve()))
  return { closed: once(socket, 'close') }
}

const host = 'Host: localhost\r\n'

test.each([
  ['a header', `GET /api/settings HTTP/1.1\r\n${host}X-Slow: `],
  [
    'an upload',
    `POST /api/images/upscale HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n--b\r\n`,
  ],
  ['a body', `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60\r\n\r\n{"user`],
])('%s without an end does not delay the stop', async (_what, text) => {
  const server = await startServer({ stopSeconds: 1 })
  const { port } = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))
  const { closed } = await begin(Number(port), text)
  // A response on a later connection proves that the server has the first data.
  await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })
  // Fake time, so that the stop may take any real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const cut = vi.spyOn(server.http.server, 'closeAllConnections')
  const stopped = server.close()
  while (server.http.server.listening) await setImmediate()
  vi.advanceTimersByTime(999)
  expect(cut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(cut).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await stopped
  await closed
})
