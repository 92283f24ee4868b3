import type { Api } from './api.ts'

/** The command line is invalid; the text says why. */
export class WrongUsage extends Error {}

interface Option {
  type: 'string' | 'boolean'
  /** The placeholder of the value in the help. */
  value?: string
  help: string
  required?: boolean
}

export interface Input {
  args: readonly string[]
  /** The value of an option; undefined if it is missing. */
  text(name: string): string | undefined
  /** The value of a required option. */
  given(name: string): string
  flag(name: string): boolean
  api: Api
  /** Asks before an irreversible action, unless `--yes` is given. */
  confirm(question: string): Promise<void>
}

export interface Output {
  /** The server's response, for programs. */
  json: unknown
  text: string
}

export interface Command {
  args: readonly string[]
  /** The name of a repeatable last argument. */
  rest?: string
  help: string
  details?: string
  options?: Readonly<Record<string, Option>>
  run(input: Input): Promise<Output>
}

export const paging: Readonly<Record<string, Option>> = {
  limit: { type: 'string', value: 'number', help: 'how many, 1 to 100 (20)' },
  cursor: { type: 'string', value: 'text', help: 'the next page' },
}

export const pageOf = ({ text }: Input): Record<string, string | undefined> => ({
  limit: text('limit'),
  cursor: text('cursor'),
})

export const reason: Readonly<Record<string, Option>> = {
  reason: { type: 'string', value: 'text', help: 'why, for the audit log', required: true },
}
