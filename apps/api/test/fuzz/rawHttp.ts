import { connect } from 'node:net'

export interface Answer {
  status: number
  headers: ReadonlyMap<string, string>
  body: Buffer
}

const HEAD_END = Buffer.from('\r\n\r\n')

function dechunk(data: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  while (at < data.length) {
    const end = data.indexOf('\r\n', at)
    const size = end < 0 ? Number.NaN : Number.parseInt(data.toString('latin1', at, end), 16)
    if (!Number.isFinite(size)) throw new Error('a chunk without a size')
    if (size === 0) break
    parts.push(data.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
  }
  return Buffer.concat(parts)
}

function parse(data: Buffer): Answer | null {
  if (data.length === 0) return null
  const end = data.indexOf(HEAD_END)
  if (end < 0) throw new Error('an answer without an end of its headers')
  const [first = '', ...lines] = data.toString('latin1', 0, end).split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1])
  if (Number.isNaN(status)) throw new Error('an answer without a status')
  const rest = data.subarray(end + HEAD_END.length)
  if (status === 100) return parse(rest)
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  return { status, headers, body: headers.get('transfer-encoding') === 'chunked' ? dechunk(rest) : rest }
}

/**
 * Sends raw bytes that no HTTP library would send, and reads until the server closes the connection.
 * @returns null if it closed without a response
 */
export function sendBytes(
  port: number,
  bytes: Buffer,
  options: { hangUp: boolean; timeout: number },
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const timer = setTimeout(() => {
      reject(new Error(`no end after ${options.timeout} ms`))
      socket.destroy()
    }, options.timeout)
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      try {
        resolve(parse(Buffer.concat(chunks)))
      } catch (error) {
        reject(error)
      }
    }
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // An event stream never ends; its first bytes are enough.
      const begun =
        /^(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 200 [\s\S]*?\r\ncontent-type: text\/event-stream[\s\S]*\n\n/i
      if (begun.test(Buffer.concat(chunks).toString('latin1', 0, 4_000))) finish()
    })
    socket.on('end', finish)
    // The server may close the connection while we write; the data received so far counts.
    socket.on('error', finish)
    socket.write(bytes)
    if (options.hangUp) socket.end()
  })
}
