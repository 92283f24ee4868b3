import type { Readable } from 'node:stream'

/** Files by key, e.g. `projects/<id>/full.png`. A key is written once and never changes. */
export interface Storage {
  /** Resolves after the bytes are stored durably. */
  put(key: string, data: Buffer): Promise<void>
  /** Null if the file does not exist. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>
  read(key: string): Promise<Buffer | null>
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>
  /** Keys below a prefix with their last change. */
  list(prefix: string): Promise<{ key: string; changedAt: Date }[]>
}
