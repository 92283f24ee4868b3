import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { scratch } from '../../mutation/index.ts'
import { type StorySource, storiesBelow } from '../../sources/stories.ts'
import type { Evidence } from '../evidence.ts'
import { e2eOutcomes, type Outcomes, pathOf, storiesRun, vitestOutcomes } from '../outcomes.ts'

/** In ms. A test that hangs is ended by its own runner long before. */
const TIMEOUT = 10 * 60_000

const results = path.join(scratch, 'node_modules/.cache/mutation')
const resultOf = (name: string) => path.join(results, `${name}.json`)

interface Ended {
  readonly passed: boolean
  readonly output: string
}

/** The installed commands of the copy: those of the repository would read the repository. */
const bin = path.join(scratch, 'node_modules/.bin')

async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(path.join(bin, command), args, {
    cwd: scratch,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      FORCE_COLOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const [status] = await once(child, 'close')
  return { passed: status === 0, output }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const oneOf = (titles: Iterable<string>) => [...new Set(titles)].map(escaped).join('|')

/** What a run says of each piece of evidence, by the names that ./outcomes.ts gives them. */
export interface RunResult {
  readonly outcomes: Outcomes
  /** What the tool printed, for a person who wants to know why. */
  readonly output: string
}

async function tell(
  name: string,
  read: (json: string) => Outcomes,
  start: (file: string) => Promise<Ended>,
): Promise<RunResult> {
  const file = resultOf(name)
  mkdirSync(results, { recursive: true })
  rmSync(file, { force: true })
  const { output } = await start(file)
  return { outcomes: existsSync(file) ? read(readFileSync(file, 'utf8')) : new Map(), output }
}

type Of<By extends Evidence['by']> = Extract<Evidence, { by: By }>

const runVitest = (name: string, config: string, wanted: readonly Of<'unit' | 'models'>[], bail: boolean) =>
  tell(
    name,
    (json) => vitestOutcomes(json, scratch),
    (file) =>
      run('vitest', [
        ...['run', '--config', config, '--reporter=json', `--outputFile=${file}`],
        ...(bail ? ['--bail=1'] : []),
        ...['-t', oneOf(wanted.map(({ titles }) => pathOf(...titles)))],
        ...new Set(wanted.map((one) => one.file)),
      ]),
  )

let sources: ReadonlyMap<string, StorySource & { readonly file: string }> | undefined
const storySources = () => {
  sources ??= new Map(['packages', 'apps', '.storybook'].flatMap(storiesBelow).map((story) => [story.id, story]))
  return sources
}

export const storyFile = (id: string): string | undefined => storySources().get(id)?.file

const runStories = (wanted: readonly { readonly story: string }[]) => {
  const stories = wanted.flatMap(({ story }) => storySources().get(story) ?? [])
  return tell(
    'stories',
    (json) => storiesRun(json, scratch).outcomes,
    (file) =>
      run(
        'vitest',
        [
          ...['run', '--config', 'vitest.stories.config.ts', '-t', oneOf(stories.map(({ name }) => name))],
          ...new Set(stories.map((story) => story.file)),
        ],
        { STORY_RESULTS: file },
      ),
  )
}

const runJourneys = (wanted: readonly Of<'e2e'>[], bail: boolean) =>
  tell(
    'e2e',
    (json) => e2eOutcomes(json, scratch),
    (file) =>
      run(
        'playwright',
        [
          ...['test', '--reporter=json', '-g', oneOf(wanted.map(({ titles: [title = ''] }) => title))],
          ...(bail ? ['-x'] : []),
          ...new Set(wanted.map((one) => one.file)),
        ],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      ),
  )

const runSteps = async (wanted: readonly Of<'step'>[]): Promise<RunResult> => {
  const names = [...new Set(wanted.map(({ step }) => step))]
  const ended = await Promise.all(names.map((name) => run('node', ['scripts/test.mjs', name])))
  return {
    outcomes: new Map(names.map((name, place) => [`step ${name}`, ended[place]?.passed ? 'passed' : 'failed'])),
    output: ended.map(({ output }) => output).join('\n'),
  }
}

/** Whether the journeys must have a site that was built from this file. */
const isBuilt = (file: string) => !/^(apps\/api|tests|tools|scripts)\//.test(file)

let built: string | undefined

/** Builds the site of the copy, unless it is built already; `what` names the break in it. */
export async function buildSite(what: string, file?: string): Promise<Ended> {
  const wanted = file !== undefined && isBuilt(file) ? what : 'whole'
  if (built === wanted) return { passed: true, output: '' }
  built = undefined
  // Whether it is small is no requirement here, and making it so is half of the time.
  const ended = await run('vite', ['build', 'apps/site', '--logLevel', 'warn', '--minify', 'false'])
  if (ended.passed) built = wanted
  return ended
}

/** How long each takes to tell: what notices a break soonest is asked first. Unit tests of the server start one. */
export const kinds = ['unit', 'server', 'step', 'stories', 'models', 'e2e'] as const
export type Kind = (typeof kinds)[number]

/** Those that need neither a browser nor a whole step. */
export const quickKinds: readonly Kind[] = ['unit', 'server']

export function kindOf(one: Evidence): Kind {
  if (one.by === 'plays' || one.by === 'looked') return 'stories'
  return one.by === 'unit' && one.file.startsWith('apps/api/test/') ? 'server' : one.by
}

const isOf =
  <By extends Evidence['by']>(...by: readonly By[]) =>
  (one: Evidence): one is Of<By> =>
    by.some((name) => name === one.by)

/** Runs the evidence of one kind. @param bail whether one that fails is enough */
export function runKind(kind: Kind, evidence: readonly Evidence[], bail: boolean): Promise<RunResult> {
  if (kind === 'unit' || kind === 'server')
    return runVitest('unit', 'vitest.config.ts', evidence.filter(isOf('unit')), bail)
  if (kind === 'stories') return runStories(evidence.filter(isOf('plays', 'looked')))
  if (kind === 'models') return runVitest('models', 'vitest.models.config.ts', evidence.filter(isOf('models')), bail)
  if (kind === 'e2e') return runJourneys(evidence.filter(isOf('e2e')), bail)
  return runSteps(evidence.filter(isOf('step')))
}
