// The run of the stories, and which stories a change can reach.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { readPinned, root } from './workspace.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

/**
 * @param {'all' | readonly string[]} pictures the story files of which pictures are taken
 * @param {{ everyStory?: boolean }} [options] whether the other stories run as well, without pictures
 * @returns {[string, string[], Record<string, string>]} the command, its arguments and its environment
 */
export function storiesRun(pictures, { everyStory = pictures === 'all' } = {}) {
  const files = pictures === 'all' ? [] : pictures
  return [
    'vitest',
    ['run', '--project', 'stories', ...(everyStory ? [] : files)],
    {
      // The build of React that customers have; the one for developers takes longer.
      NODE_ENV: 'production',
      PICTURES: pictures === 'all' ? 'all' : files.map((file) => path.resolve(root, file)).join(','),
    },
  ]
}

/** The story files that import a file which has changed since pictures were last approved. */
export async function changedStories() {
  const [approval] = git('log', '-1', '--format=%H', '--', 'tests/visual/baselines.txt')
  if (approval === undefined) return []
  const changed = [...git('diff', '--name-only', approval), ...git('ls-files', '--others', '--exclude-standard')]
  if (!changed.some((file) => /^(packages|apps\/site|\.storybook)\//.test(file))) return []
  const args = ['list', '--project', 'stories', '--filesOnly', '--changed', approval]
  const { output } = await readPinned('vitest', args, { env: { NODE_ENV: 'production' } })
  return output.match(/\S+\.stories\.tsx/g) ?? []
}
