// How the stories are run: all of them, or those that a change can reach; with or without screenshots.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readPinned, root } from './workspace.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

const lastApproval = () => git('log', '-1', '--format=%H', '--', 'tests/visual/baselines.txt')[0] ?? 'HEAD'

/**
 * @param {readonly string[]} args for Vitest, e.g. story files
 * @param {string} screenshots `all`: of every story; `run`: of those that run; or of these story files, by commas
 * @returns {[string, string[], Record<string, string>]} the command, its arguments and its environment
 */
const run = (args, screenshots) => [
  'vitest',
  ['run', '--project', 'stories', '--passWithNoTests', ...args],
  // The build of React that customers have; the one for developers takes longer.
  { NODE_ENV: 'production', SCREENSHOTS: screenshots },
]

/** Every story, and every screenshot. */
export const everyScreenshot = () => run([], 'all')

const changedSince = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

function storiesBeside(file) {
  const folder = path.dirname(path.resolve(root, file))
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.stories.tsx')).map((name) => path.join(folder, name))
}

/** The stories that import a file which has changed since screenshots were last approved, with their screenshots. */
export const reachableStories = () => run(['--changed', lastApproval()], 'run')

/** Some story files, with their screenshots. */
export const someStories = (files) => run(files, 'run')

/** The stories in the folders of the changed files, with their screenshots; without such stories, those that import them. */
export function changedStories() {
  const files = new Set(changedSince(lastApproval()).flatMap(storiesBeside))
  return files.size > 0 ? someStories([...files]) : reachableStories()
}

/** Every story, and the screenshots of those that a change can reach. */
export async function everyStory() {
  const approval = lastApproval()
  if (!changedSince(approval).some((file) => /^(packages|apps\/site|\.storybook)\//.test(file))) return run([], '')
  const args = ['list', '--project', 'stories', '--filesOnly', '--changed', approval]
  const { output } = await readPinned('vitest', args, { env: { NODE_ENV: 'production' } })
  const files = output.match(/\S+\.stories\.tsx/g) ?? []
  return run([], files.map((file) => path.resolve(root, file)).join(','))
}
