import type { Api } from './api.ts'

/** The command was not understood: the text says why. */
export class WrongUsage extends Error {}

interface Option {
  type: 'string' | 'boolean'
  /** What stands for the value in the help. */
  value?: string
  help: string
  required?: boolean
}

export interface Input {
  args: readonly string[]
  /** An option with a value; undefined when it was not given. */
  text(name: string): string | undefined
  /** A required one. */
  given(name: string): string
  flag(name: string): boolean
  api: Api
  /** Asks before something that cannot be undone, unless `--yes` was given. */
  confirm(question: string): Promise<void>
}

export interface Output {
  /** For programs: the answer as the server gave it. */
  json: unknown
  text: string
}

export interface Command {
  args: readonly string[]
  /** What may follow the arguments, any number of times. */
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
