import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { codeOf } from '../platform/support/error-code.ts'
import { type Access, connect, Refused } from './api.ts'
import { catalogueCommands } from './catalogue-commands.ts'
import { type Command, type Input, WrongUsage } from './command.ts'
import { mailCommands } from './mail-commands.ts'
import { otherCommands } from './other-commands.ts'
import { peopleCommands } from './people-commands.ts'
import { wrap } from './print.ts'
import { workCommands } from './work-commands.ts'

const commands: Readonly<Record<string, Command>> = {
  ...peopleCommands,
  ...workCommands,
  ...mailCommands,
  ...catalogueCommands,
  ...otherCommands,
}

const everywhere = {
  json: { type: 'boolean', help: 'the answer as JSON' },
  yes: { type: 'boolean', help: 'do not ask' },
  operator: { type: 'string', value: 'name', help: 'who does it (ADMIN_OPERATOR, or your user name)' },
  help: { type: 'boolean', help: 'this text' },
} as const satisfies Command['options']

const usageOf = (name: string, { args, rest }: Command): string =>
  [name, ...args.map((arg) => `<${arg}>`), ...(rest === undefined ? [] : [`<${rest}> ...`])].join(' ')

const overview = (): string => {
  const rows = Object.entries(commands).map(([name, command]) => [usageOf(name, command), command.help] as const)
  const width = Math.max(...rows.map(([usage]) => usage.length))
  return [
    'npm run admin -- <command> ...',
    '',
    ...rows.map(([usage, help]) => `  ${usage.padEnd(width)}  ${help}`),
    '',
    '<command> --help says more. ADMIN_TOKEN is the token of the server, ADMIN_URL its',
    'address (http://localhost:3000). Exit codes: 0 done, 1 refused, 2 wrong usage.',
  ].join('\n')
}

function helpOf(name: string, command: Command): string {
  const options = Object.entries({ ...command.options, ...everywhere }).map(([option, { help, ...more }]) => {
    const value = 'value' in more && more.value !== undefined ? ` <${more.value}>` : ''
    const required = 'required' in more && more.required ? ' (required)' : ''
    return `  ${`--${option}${value}`.padEnd(20)}  ${help}${required}`
  })
  const details = command.details === undefined ? [] : [wrap(command.details)]
  return [`npm run admin -- ${usageOf(name, command)}`, '', command.help, ...details, '', ...options].join('\n')
}

function accessOf(operator: string | undefined): Access {
  const { ADMIN_TOKEN: token, ADMIN_URL: url = 'http://localhost:3000', ADMIN_OPERATOR: named } = process.env
  if (!token) throw new WrongUsage('Set ADMIN_TOKEN to the token of the server.')
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new WrongUsage('ADMIN_URL is no address.')
  return { url, token, operator: operator ?? named ?? userInfo().username }
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new WrongUsage(`${question} Say --yes if that is meant.`)
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await reader.question(`${question} Go on? (yes/no) `)
  reader.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Refused('Nothing was done.')
}

/** Copies only the members that `parseArgs` accepts. */
const parsed = (args: readonly string[], options: NonNullable<Command['options']>) => {
  const known: NonNullable<ParseArgsConfig['options']> = {}
  for (const [name, { type }] of Object.entries(options)) known[name] = { type }
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true })
  } catch (error) {
    if (!String(codeOf(error)).startsWith('ERR_PARSE_ARGS')) throw error
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

async function run(name: string, command: Command, args: readonly string[]): Promise<string> {
  const options = { ...command.options, ...everywhere }
  const { values, positionals } = parsed(args, options)
  if (values.help === true) return helpOf(name, command)
  const surplus = positionals.length - command.args.length
  if (surplus < 0 || (surplus > 0 && command.rest === undefined))
    throw new WrongUsage(`Use it as: ${usageOf(name, command)}`)
  const text = (option: string) => {
    const value = values[option]
    return typeof value === 'string' ? value : undefined
  }
  for (const [option, { required }] of Object.entries(command.options ?? {}))
    if (required && !text(option)?.trim()) throw new WrongUsage(`Give --${option}.`)
  const flag = (option: string) => values[option] === true
  const input: Input = {
    args: positionals,
    text,
    given: (option) => text(option) ?? '',
    flag,
    api: connect(accessOf(text('operator'))),
    confirm: flag('yes') ? async () => undefined : confirm,
  }
  const output = await command.run(input)
  return flag('json') ? JSON.stringify(output.json, null, 2) : output.text
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') {
    console.log(overview())
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new WrongUsage(`There is no command ${name}. --help lists them.`)
    console.log(await run(name, command, args))
    return 0
  } catch (error) {
    if (!(error instanceof Refused || error instanceof WrongUsage)) throw error
    console.error(error.message)
    return error instanceof Refused ? 1 : 2
  }
}

process.exitCode = await main(process.argv.slice(2))
