import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './open.ts'

const functions = new URL('functions/', import.meta.url)

/** Replaces an earlier definition. */
export async function createFunction(db: Db, name: string): Promise<void> {
  await sql.raw(await readFile(new URL(`${name}.sql`, functions), 'utf8')).execute(db)
}

/** Makes the files of `functions/` today's rules, also where no migration is left to run. */
export async function createFunctions(db: Db): Promise<void> {
  for (const file of await readdir(functions)) await createFunction(db, file.replace('.sql', ''))
}

/** Runs statements that end with a semicolon: the extended protocol of both drivers takes one at a time. */
export async function runScript(db: Db, script: string): Promise<void> {
  for (const statement of script.split(';')) await sql.raw(statement).execute(db)
}
