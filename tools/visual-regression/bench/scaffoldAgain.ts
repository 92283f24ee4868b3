import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Views, views } from '../../story-coverage/index.ts'
import { fileOf, hasStories, idOf, tableFile, without, withoutRow } from '../../story-scaffold/index.ts'
import { shotOfId } from '../shots.ts'
import type { Copy } from './copy.ts'
import { atMost, type Figure } from './figure.ts'
import { type Look, lookAt } from './findDefects.ts'

const DELETED = 50

/** Seconds in which somebody who has deleted so many wants them back. */
const GOAL_SECONDS = 300

interface StateRow {
  readonly machine: string
  readonly state: string
  readonly story: string
}

const table: Readonly<Record<string, Views>> = views

const rows: readonly StateRow[] = Object.entries(table).flatMap(([machine, states]) =>
  Object.entries(states).flatMap(([state, view]) => ('story' in view ? [{ machine, state, story: view.story }] : [])),
)

/** Scaffolded stories from all over the machines, the same ones every time. */
function chosenOf(all: readonly StateRow[]): readonly StateRow[] {
  const own = all.filter(({ machine, state, story }) => story === idOf(machine, state))
  const byChance = ({ story }: StateRow) => createHash('sha256').update(story).digest('hex')
  return own.toSorted((one, other) => byChance(one).localeCompare(byChance(other))).slice(0, DELETED)
}

const sameHashes = (story: string, before: Look, after: Look) => {
  const shots = [...before.hashes].filter(([id]) => shotOfId(id)?.storyId === story)
  return shots.length > 0 && shots.every(([id, hash]) => after.hashes.get(id) === hash)
}

/**
 * Deletes fifty stories of machine states and their rows of the table in a copy without history, has them scaffolded, and
 * compares the pictures. The only other place that has their data is the model, walked at the real screens.
 */
export async function scaffoldAgain({ folder, build }: Copy): Promise<readonly Figure[]> {
  const files = [...new Set(rows.map(({ machine }) => machine))].map(fileOf)
  const existing = files.filter((file) => readsFrom(folder, file) !== null)
  const before = await lookAt(build(existing), null)
  const deleted = chosenOf(rows)
  const written = new Map([tableFile, ...existing].map((file) => [file, readsFrom(folder, file)]))
  deleteStories(folder, deleted)

  const scaffold = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['tools/story-scaffold/main.ts', ...args], { cwd: folder, encoding: 'utf8' })
  const checked = scaffold('--check')
  const named = deleted.filter(({ machine, state }) => checked.stdout.includes(`${machine}: ${state}\n`))
  const begun = performance.now()
  const done = scaffold()
  const seconds = (performance.now() - begun) / 1000
  if (done.status !== 0) console.error(done.stdout.slice(-2000), done.stderr.slice(-2000))
  const idle = scaffold()

  const after = await lookAt(build(existing), before)
  const alike = deleted.filter(({ story }) => sameHashes(story, before, after))
  for (const { story } of deleted) if (!sameHashes(story, before, after)) console.log(`  other pictures: ${story}`)
  const shots = [...before.hashes].filter(([id]) => deleted.some(({ story }) => shotOfId(id)?.storyId === story))
  const others = [...written].filter(([file, source]) => readsFrom(folder, file) !== source).map(([file]) => file)
  for (const file of others) console.log(`  other bytes: ${file}`)
  const all = `${DELETED}`
  return [
    { what: 'stories of machine states that were deleted', goal: all, ...counted(deleted.length) },
    { what: 'of them named as missing by --check', goal: all, ...counted(checked.status === 1 ? named.length : 0) },
    { what: `of them with the same pictures and words (${shots.length})`, goal: all, ...counted(alike.length) },
    { what: 'files with other bytes than before', goal: '0', measured: `${others.length}`, met: others.length === 0 },
    {
      ...{ what: 'nothing is written when nothing is missing', goal: 'yes' },
      ...{ measured: idle.stdout.includes('every state') ? 'yes' : 'no', met: idle.stdout.includes('every state') },
    },
    atMost('seconds until they were back', GOAL_SECONDS, seconds, 's'),
  ]
}

const counted = (count: number) => ({ measured: `${count}`, met: count === DELETED })

function readsFrom(folder: string, file: string): string | null {
  try {
    return readFileSync(path.join(folder, file), 'utf8')
  } catch {
    return null
  }
}

function deleteStories(folder: string, deleted: readonly StateRow[]): void {
  let left = readsFrom(folder, tableFile) ?? ''
  for (const { machine, state, story } of deleted) {
    const place = path.join(folder, fileOf(machine))
    const source = without(readFileSync(place, 'utf8'), state)
    if (hasStories(source)) writeFileSync(place, source)
    else rmSync(place)
    for (const row of rows) if (row.story === story) left = withoutRow(left, row.machine, row.state)
  }
  writeFileSync(path.join(folder, tableFile), left)
}
