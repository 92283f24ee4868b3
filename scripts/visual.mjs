// `npm run visual` compares the screenshots of the stories that a change can reach with the approved ones;
// `npm run visual:approve` approves what differs (docs/how-to/review-screenshots.md).
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { everyScreenshot, reachableStories, someStories } from './stories.mjs'
import { ensureInstalled, root, runPinned } from './workspace.mjs'

const words = process.argv.slice(2)

/** Takes the approved screenshots again from the commit of their approval, for the report of a machine without them. */
function takeApproved(filters) {
  const folder = path.join(root, '.cache/visual/approved')
  const [commit] = git('log', '-1', '--format=%H', '--', 'tests/visual/baselines.txt').split('\n')
  git('worktree', 'add', '--force', '--detach', folder, commit)
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
    execFileSync('node', ['scripts/visual.mjs', ...(filters.length === 0 ? ['--all'] : filters)], {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        VISUAL_SCREENSHOTS: process.env.VISUAL_SCREENSHOTS ?? path.join(root, '.cache/visual/screenshots'),
      },
    })
  } finally {
    git('worktree', 'remove', '--force', folder)
  }
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

ensureInstalled()
if (words[0] === 'approve') {
  process.exitCode = runPinned('node', ['tests/visual/approve.ts', ...words.slice(1)]) ? 0 : 1
} else if (words[0] === '--approved') {
  takeApproved(words.slice(1))
} else {
  const [command, args, env] =
    words[0] === '--all' ? everyScreenshot() : words.length > 0 ? someStories(words) : reachableStories()
  process.exitCode = runPinned(command, args, env) ? 0 : 1
}
