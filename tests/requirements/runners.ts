import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestModule, TestSpecification, Vitest } from 'vitest/node'
import { filesOfTree } from '../../scripts/tree.mjs'
import { copy } from './copy.ts'
import { type Level, levelOf, root } from './requirements.ts'
import { storiesIn } from './stories.ts'

/** Runs the tests of one level that carry a tag, in the copy. */
export interface Runner {
  /** Call it for each edited file before the tests run again. */
  readonly edited: (file: string) => void
  readonly run: (tags: readonly string[]) => Promise<Outcome>
  readonly close: () => Promise<void>
}

interface Outcome {
  /** The tests that failed, and the files that could not be loaded. */
  readonly failed: readonly string[]
  /** How many tests passed or failed. */
  readonly count: number
}

const sources = new Map<string, string>()
const sourceOf = (file: string): string => {
  const source = sources.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  sources.set(file, source)
  return source
}
const testFiles = filesOfTree(root).filter((file) => /\.(test|spec)\.tsx?$|\.stories\.tsx$/.test(file))

/** The files of a level that contain tests with the tag. */
export const filesWith = (tag: string, level: Level): readonly string[] =>
  testFiles.filter(
    (file) =>
      levelOf(file) === level && new RegExp(`['"@ ]${tag}\\b`).test(sourceOf(file)) && /\btags?\b/.test(sourceOf(file)),
  )

/** A test that fails needs no longer than this; every test has passed in the same time before. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

const projects: Readonly<Record<Exclude<Level, 'e2e'>, string[]>> = {
  unit: ['machines', 'api-client', 'ui', 'site', 'api', 'repo'],
  stories: ['stories'],
  site: ['screens'],
}

async function vitestRunner(level: Exclude<Level, 'e2e'>, bail: 0 | 1): Promise<Runner> {
  const { createVitest }: typeof import('vitest/node') = await import(
    pathToFileURL(path.join(copy, 'node_modules/vitest/dist/node.js')).href
  )
  process.chdir(copy)
  // As Vitest's own command does before it reads a configuration.
  process.env.VITEST = 'true'
  process.env.NODE_ENV = level === 'unit' ? 'test' : 'production'
  const config = path.join(copy, 'vitest.config.ts')
  const options = { root: copy, config, project: projects[level], watch: false, bail, reporters: [{}], ...limits }
  const vitest: Vitest = await createVitest('test', options, { logLevel: 'error' })
  await vitest.standalone()

  const specificationsOf = async (tags: readonly string[]): Promise<readonly TestSpecification[]> => {
    const files = new Set(tags.flatMap((tag) => filesWith(tag, level)).map((file) => path.join(copy, file)))
    const all = await vitest.globTestSpecifications([...files])
    return all
      .filter(({ moduleId }) => files.has(moduleId))
      .map(({ project, moduleId }) => project.createSpecification(moduleId, filterOf(moduleId, tags)))
  }
  return {
    edited: (file) => vitest.invalidateFile(path.join(copy, file)),
    run: async (tags) => {
      const specifications = await specificationsOf(tags)
      if (specifications.length === 0) return { failed: [], count: 0 }
      const { testModules } = await vitest.runTestSpecifications([...specifications])
      const ran = new Set(specifications.map(({ moduleId }) => moduleId))
      return outcomeOf(testModules.filter(({ moduleId }) => ran.has(moduleId)))
    },
    close: () => vitest.close(),
  }
}

/** Storybook's addon keeps the tags of a story from Vitest: a story is found by its name. */
function filterOf(file: string, tags: readonly string[]) {
  if (!file.endsWith('.stories.tsx')) return { testTagsFilter: [tags.join(' or ')] }
  const stories = [...storiesIn(file).values()].filter((story) => story.tags.some((tag) => tags.includes(tag)))
  return { testNames: stories.map(({ name }) => name) }
}

function outcomeOf(modules: readonly TestModule[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName)
  const unloaded = modules.filter((module) => module.errors().length > 0).map(({ moduleId }) => moduleId)
  return {
    failed: [...failed, ...unloaded],
    count: tests.filter((test) => ['passed', 'failed'].includes(test.result().state)).length,
  }
}

async function command(
  name: string,
  ...args: readonly string[]
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const bin = path.join(copy, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, FORCE_COLOR: '0' }
  const child = spawn(path.join(bin, name), args, { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const [status] = await once(child, 'close')
  return { passed: status === 0, output }
}

function journeyRunner(bail: 0 | 1): Runner {
  let isBuilt = false
  return {
    edited: (file) => {
      if (!file.startsWith('apps/api/')) isBuilt = false
    },
    run: async (tags) => {
      if (!isBuilt) {
        const built = await command('vite', 'build', 'apps/site', '--logLevel', 'warn', '--minify', 'false')
        if (!built.passed) return { failed: ['the build of the site'], count: 0 }
        isBuilt = true
      }
      const grep = tags.map((tag) => `@${tag}\\b`).join('|')
      const { output } = await command(
        'playwright',
        'test',
        '--reporter=line',
        `--max-failures=${bail}`,
        '--grep',
        grep,
      )
      const count = Number(/Running (\d+) test/.exec(output)?.[1] ?? 0)
      return { failed: [...output.matchAll(/^\s+\d+\) (.*)$/gm)].map(([, name = '']) => name), count }
    },
    close: async () => {},
  }
}

/** @param bail how many tests may fail before the others are left out; all run if it is 0 */
export const startRunner = async (level: Level, bail: 0 | 1): Promise<Runner> =>
  level === 'e2e' ? journeyRunner(bail) : vitestRunner(level, bail)
