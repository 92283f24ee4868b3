import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { places } from './places.ts'
import type { Version } from './reportOn.ts'

/** The pictures of an earlier version, as they were approved then. */
export async function versionAt(ref: string): Promise<Version> {
  const folder = path.join(places.cache, 'against')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const kept = path.relative(places.root, places.baselines)
  const archive = execFileSync('git', ['archive', '--format=tar', ref, '--', kept], {
    cwd: places.root,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const baselines = path.join(folder, kept)
  if (!existsSync(baselines)) throw new Error(`${ref} has no pictures`)
  return { baselines, ref }
}
