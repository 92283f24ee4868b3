import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** The accepted mails, each with headers and text as sent. */
  mails: string[]
  /** Sets the reply to a command, such as `RCPT` with `550 5.1.1 No such user`; null for success. */
  answer(command: string, reply: string | null): void
  /** Accepts mails without a reply until the server is stopped. */
  holdAnswers(): void
  stop(): Promise<void>
  /** Starts again on the same port. */
  start(): Promise<void>
}

/** The part of RFC 5321 that one client needs; quoted-printable texts stay encoded. */
class Conversation {
  readonly #socket: Socket
  readonly #server: { answers: Map<string, string>; mails: string[]; isHolding: boolean }
  #rest = ''
  #mail: string[] | null = null

  constructor(socket: Socket, server: { answers: Map<string, string>; mails: string[]; isHolding: boolean }) {
    this.#socket = socket
    this.#server = server
    socket.setEncoding('latin1')
    socket.on('data', (data) => this.#read(String(data)))
    // Some tests close the connection early.
    socket.on('error', () => undefined)
    this.#say(server.answers.get('CONNECT') ?? '220 mail.example ESMTP')
  }

  #say(reply: string): void {
    if (reply !== '') this.#socket.write(`${reply}\r\n`)
  }

  #read(data: string): void {
    const lines = (this.#rest + data).split('\r\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) this.#hear(line)
  }

  #hear(line: string): void {
    if (this.#mail) {
      if (line !== '.') this.#mail.push(line)
      else this.#take(this.#mail.join('\n'))
      return
    }
    const command = line.slice(0, 4).toUpperCase()
    const refusal = this.#server.answers.get(command)
    if (refusal !== undefined) this.#say(refusal)
    else if (command === 'DATA') {
      this.#mail = []
      this.#say('354 Go on')
    } else this.#say(command === 'QUIT' ? '221 Bye' : '250 OK')
  }

  #take(mail: string): void {
    this.#mail = null
    const refusal = this.#server.answers.get('TEXT')
    if (refusal === undefined) this.#server.mails.push(mail)
    if (!this.#server.isHolding) this.#say(refusal ?? '250 Taken')
  }
}

/** A mail server on a free port, without TLS and password. */
export async function startSmtp(): Promise<SmtpServer> {
  const state = { answers: new Map<string, string>(), mails: [] as string[], isHolding: false }
  const sockets = new Set<Socket>()
  let server: Server
  async function listen(port: number): Promise<number> {
    server = createServer((socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      new Conversation(socket, state)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    return address.port
  }
  const port = await listen(0)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: state.mails,
    answer(command, reply) {
      if (reply === null) state.answers.delete(command)
      else state.answers.set(command, reply)
    },
    holdAnswers() {
      state.isHolding = true
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async start() {
      state.isHolding = false
      await listen(port)
    },
  }
}
