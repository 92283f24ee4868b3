import type { Db } from '../platform/db/open.ts'

/** An unfinished image, as small as a tile. */
export interface Preview {
  /** WebP. */
  data: Buffer
  /** Increases with each preview. */
  version: number
}

/** The work of this process, by image id; other processes write theirs to `running_images`. */
export interface RunningWork {
  /** Share of the work that is done, 0 to 1, if the engine reports it. */
  readonly progress: ReadonlyMap<string, number>
  /** Only from engines with previews. */
  readonly previews: ReadonlyMap<string, Preview>
}

export interface ImageQueue extends RunningWork {
  /** Notifies other processes of waiting images when the transaction commits. */
  announce(trx: Db): Promise<void>
  /** Looks for waiting images; the rows are the queue, so repeated calls are harmless. */
  wake(): void
  /** Stops unfinished images. False if the request has finished. */
  cancel(requestId: string): Promise<boolean>
  /** Starts polling, and continues the images of a stopped process. */
  resume(): Promise<void>
  /** Resolves when no image waits or runs here. */
  idle(): Promise<void>
  /** Stops taking images and aborts the running ones, which stay queued for the next process. */
  close(): Promise<void>
  /** After `close`: frees the images for other processes at once, before their leases expire. */
  releaseLeases(): Promise<void>
}
