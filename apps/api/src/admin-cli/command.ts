import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Access, type Api, connect, Refused } from './api.ts'

/** The command line is invalid; the text says why. */
export class WrongUsage extends Error {}

export interface Output {
  /** The server's response, for programs. */
  json: unknown
  text: string
}

interface Session {
  api: Api
  /** Asks before an irreversible action, unless `--yes` is given. */
  confirm(question: string): Promise<void>
}

export type Paging = Record<'limit' | 'cursor', string | undefined>

function notBlank(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It is empty.')
  return text
}

const required = (flags: string, help: string) =>
  new Option(flags, `${help} (required)`).argParser(notBlank).makeOptionMandatory()

export const reason = required('--reason <text>', 'why, for the audit log')
export const key = required('--key <text>', 'the ticket it answers to')

export const withPaging = (command: Command): Command =>
  command.option('--limit <number>', 'how many, 1 to 100 (20)').option('--cursor <text>', 'the next page')

/** Adds a command; the list of commands shows only its summary. */
export const add = (program: Command, usage: string, summary: string, details = ''): Command =>
  program.command(usage).summary(summary).description(`${summary}\n${details}`.trim())

function accessOf(operator: string | undefined): Access {
  const { ADMIN_TOKEN: token, ADMIN_URL: url = 'http://localhost:3000' } = process.env
  if (!token) throw new WrongUsage('Set ADMIN_TOKEN to the token of the server.')
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new WrongUsage('ADMIN_URL is no address.')
  return { url, token, operator: operator ?? userInfo().username }
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new WrongUsage(`${question} Say --yes if that is meant.`)
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await reader.question(`${question} Go on? (yes/no) `)
  reader.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Refused('Nothing was done.')
}

/** The action that prints what `run` returns. */
export const printing = <Args extends unknown[]>(run: (session: Session, ...args: Args) => Promise<Output>) =>
  async function (this: Command, ...args: Args): Promise<void> {
    const { json, yes, operator } = this.optsWithGlobals<{ json?: true; yes?: true; operator?: string }>()
    const session = { api: connect(accessOf(operator)), confirm: yes ? async () => undefined : confirm }
    const output = await run(session, ...args)
    console.log(json ? JSON.stringify(output.json, null, 2) : output.text)
  }

export function requireIds(ids: readonly string[], thing: string): void {
  const wrong = ids.find((id) => !/^[0-9a-f-]{36}$/i.test(id))
  if (wrong !== undefined) throw new WrongUsage(`${wrong} is no id of ${thing}`)
}

/** Continues after a refusal, so that one change does not stop the others. */
export async function changeEach<Answer>(
  ids: readonly string[],
  change: (id: string) => Promise<Answer>,
  print: (answer: Answer) => string,
): Promise<Output> {
  const json: Answer[] = []
  const refusals: string[] = []
  for (const id of ids) {
    try {
      json.push(await change(encodeURIComponent(id)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(`${id}: ${error.message}`)
    }
  }
  const lines = json.map(print)
  if (refusals.length > 0) throw new Refused([...lines, ...refusals].join('\n'))
  return { json, text: lines.join('\n') }
}
