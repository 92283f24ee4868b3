import { once } from 'node:events'
import type { Server } from 'node:http'

/** Opens a server on a free port of this machine. `close` also ends the connections that are still open. */
export async function listen(server: Server): Promise<{ url: string; close(): void }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
