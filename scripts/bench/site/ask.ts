import { once } from 'node:events'
import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Answer {
  headers: IncomingHttpHeaders
  /** As it was sent: compressed. */
  body: Buffer
  /** Bytes of the whole answer, headers included. */
  size: number
}

/** Asks over a connection of its own, with these headers alone. */
export async function ask(address: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const [response] = await once(get(address, { agent: false, headers }), 'response')
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`)
  return { headers: response.headers, body, size: response.socket.bytesRead }
}
