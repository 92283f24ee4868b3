import type { Readable } from 'node:stream'

/** Files by key, e.g. `projects/<id>/full.png`. A key is written once and never changed. */
export interface Storage {
  /** Returns after the bytes are safe on the medium. */
  put(key: string, data: Buffer): Promise<void>
  /** null when there is no such file. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>
  read(key: string): Promise<Buffer | null>
  /** Fine when the file is gone already. */
  remove(key: string): Promise<void>
  /** Keys below a prefix, with the time of their last change. */
  list(prefix: string): Promise<{ key: string; changedAt: Date }[]>
}
