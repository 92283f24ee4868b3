import type { Db } from '../db/open.ts'

/** The unfinished picture of an image that is worked on, small enough for a tile. */
export interface Preview {
  /** WebP. */
  data: Buffer
  /** Counts up with each newer one. */
  version: number
}

/** What this process knows of the work that it does, by image id. What others do they write to `running_images`. */
export interface RunningWork {
  /** Share of the work that is done, 0 to 1, where the engine can tell. */
  readonly progress: ReadonlyMap<string, number>
  /** Where the engine shows any. */
  readonly previews: ReadonlyMap<string, Preview>
}

export interface ImageQueue extends RunningWork {
  /** Tells the other processes that images wait, when the transaction that wrote them is done. */
  announce(trx: Db): Promise<void>
  /** Takes up what waits; the rows are the truth, so calling it twice does no harm. */
  wake(): void
  /** Stops what is not delivered. False when the request has finished. */
  cancel(requestId: string): Promise<boolean>
  /** Takes up what a stopped process left, now and from then on. */
  resume(): Promise<void>
  /** Resolves when nothing is waiting or running here. */
  idle(): Promise<void>
  /** Stops taking work and aborts what runs; it stays in the database for the next process. */
  close(): Promise<void>
  /** After `close`: other processes take the images up at once, in place of waiting for the leases to run out. */
  handOver(): Promise<void>
}
