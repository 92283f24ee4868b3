import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from './open.ts'

test('names an unreachable database without its password', async () => {
  const server = createServer((socket) => socket.destroy())
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const open = () => openDatabase({ databaseUrl: `postgresql://ada:hush@127.0.0.1:${port}/shop`, dataDir: '' })
  const message = `The database of DATABASE_URL (127.0.0.1:${port}/shop) cannot be used: `
  await expect(open()).rejects.toMatchObject({ name: 'DatabaseUnavailable', message: expect.stringContaining(message) })
  await new Promise((resolve) => server.close(resolve))
  await expect(open()).rejects.toMatchObject({ message: expect.stringMatching(/: connect ECONNREFUSED /) })
  await expect(open()).rejects.not.toMatchObject({ message: expect.stringContaining('hush') })
})
