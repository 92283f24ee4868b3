import { BackupRefused } from './refused.ts'
import type { Snapshot } from './snapshot-data.ts'

/** One line of the report after a restore. */
export interface Comparison {
  what: string
  backup: string
  restored: string
}

const formatDigest = ({ rows, sha256 }: { rows: number; sha256: string }) => `${rows} (${sha256.slice(0, 8)})`

const missing = '-'

function comparisons(backup: ReadonlyMap<string, string>, restored: ReadonlyMap<string, string>): Comparison[] {
  return [...new Set([...backup.keys(), ...restored.keys()])].map((what) => ({
    what,
    backup: backup.get(what) ?? missing,
    restored: restored.get(what) ?? missing,
  }))
}

const linesOf = ({ tables, balances, figures }: Snapshot): Map<string, string> =>
  new Map([
    ...tables.map((table): [string, string] => [`table ${table.name}`, formatDigest(table)]),
    ['balances, each', formatDigest(balances)],
    ...figures.map(({ name, count, total }): [string, string] => [name, `${total} in ${count}`]),
  ])

/** In the order of the backup. @throws BackupRefused with the report if anything differs */
export function compareSnapshots(backup: Snapshot, restored: Snapshot): Comparison[] {
  const compared = comparisons(linesOf(backup), linesOf(restored))
  if (compared.every((line) => line.backup === line.restored)) return compared
  throw new BackupRefused(
    `The restored database differs from the backup, so nothing was kept:\n${formatCompared(compared).join('\n')}`,
  )
}

/** Leaves out tables that are empty on both sides. */
export function formatCompared(compared: readonly Comparison[]): string[] {
  const relevant = compared.filter(({ backup, restored }) => !(backup.startsWith('0 (') && backup === restored))
  const rows = [{ what: '', backup: 'backup', restored: 'restored' }, ...relevant]
  const width = (key: keyof Comparison) => Math.max(...rows.map((row) => row[key].length))
  const [what, backup] = [width('what'), width('backup')]
  return rows.map((row) => {
    const line = `${row.what.padEnd(what)}  ${row.backup.padEnd(backup)}  ${row.restored}`
    return row === rows[0] || row.backup === row.restored ? line : `${line}  DIFFERS`
  })
}
