import { readFile } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { OpenedDatabase } from '../../src/platform/db/open.ts'
import { openInMemory, overPGlite } from '../../src/platform/db/pglite.ts'

/**
 * A database of this test worker that servers reuse one after another: loading a snapshot takes ten times as long as a
 * reset.
 */
interface Pooled {
  pglite: PGlite
  definition: string
  reset: string
}

const idle: Pooled[] = []

/** The schema with the template's seeded rows. */
const SEEDED = 'seeded'

/** Stores the template's seeded rows in each pooled database. */
export async function keepSeededRows(pglite: PGlite): Promise<void> {
  await pglite.exec(`
    create schema ${SEEDED};
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table ${SEEDED}.%I as table public.%I', name, name);
      end loop;
    end $$`)
}

/** The columns of every table, because a test may have renamed one. */
async function definitionOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ definition: string }>(`
    select string_agg(attrelid::regclass || '.' || attname || ' ' || atttypid, ',' order by attrelid, attnum) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0`)
  return rows[0]?.definition ?? ''
}

async function resetOf(pglite: PGlite): Promise<string> {
  const { rows: tables } = await pglite.query<{ name: string; columns: string }>(`
    select format('%I', relname) as name, string_agg(format('%I', attname), ', ') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by relname`)
  const { rows: sequences } = await pglite.query<{ set: string }>(`
    select format('select setval(%L, %s)', 'public.' || sequencename, last_value) as set
    from pg_sequences where schemaname = 'public' and last_value is not null`)
  return [
    'begin',
    // The ledger's triggers refuse a truncate otherwise.
    'set local session_replication_role = replica',
    `truncate ${tables.map(({ name }) => name).join(', ')} restart identity`,
    ...tables.map(
      ({ name, columns }) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${SEEDED}.${name}`,
    ),
    ...sequences.map(({ set }) => set),
    'commit',
  ].join(';\n')
}

async function takeBack(pooled: Pooled): Promise<void> {
  const { pglite, definition, reset } = pooled
  if ((await definitionOf(pglite)) !== definition) return pglite.close()
  await pglite.exec(reset)
  idle.push(pooled)
}

/** Closes the database for its borrower, also for a stopped server that still sends queries. */
function lend(pooled: Pooled): OpenedDatabase {
  let isOver = false
  const lent = new Proxy(pooled.pglite, {
    get(target, key) {
      if (key === 'close') return () => Promise.resolve()
      if (key === 'closed') return isOver
      if (isOver) throw new Error('The database is closed')
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const { db, listen } = overPGlite(lent, () => undefined)
  const listening = new Set<() => Promise<void>>()
  return {
    db,
    listen(...asked) {
      const stop = listen(...asked)
      listening.add(stop)
      return async () => {
        if (listening.delete(stop)) await stop()
      }
    },
    async close() {
      if (isOver) return
      await Promise.all([...listening].map((stop) => stop()))
      isOver = true
      await takeBack(pooled)
    },
  }
}

export async function takeFromPool(file: string): Promise<OpenedDatabase> {
  const pooled = idle.pop()
  if (pooled) return lend(pooled)
  const { pglite } = await openInMemory(new Blob([await readFile(file)]))
  return lend({ pglite, definition: await definitionOf(pglite), reset: await resetOf(pglite) })
}
