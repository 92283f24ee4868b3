import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The name that git writes into commits here; empty where it knows none. */
export const gitAuthor = (root: string): Promise<string> =>
  run('git', ['config', 'user.name'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
