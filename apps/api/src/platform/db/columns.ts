import type { ColumnType } from 'kysely'

/** jsonb is read as a value and written as text, so that both drivers send the same bytes. */
export type Json<T> = ColumnType<T, string, string>
export type WithDefault<T> = ColumnType<T, T | undefined, T>
