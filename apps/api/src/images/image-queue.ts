/** The unfinished picture of an image that is worked on, small enough for a tile. */
export interface Preview {
  /** WebP. */
  data: Buffer
  /** Counts up with each newer one. */
  version: number
}

/** What is known of running work, by image id. In memory: it is worth nothing after a restart. */
export interface RunningWork {
  /** Share of the work that is done, 0 to 1, where the engine can tell. */
  readonly progress: ReadonlyMap<string, number>
  /** Where the engine shows any. */
  readonly previews: ReadonlyMap<string, Preview>
}

export interface ImageQueue extends RunningWork {
  /** Takes the open images of a request up; the rows are the truth, so calling it twice does no harm. */
  enqueue(requestId: string): void
  /** Stops what is not delivered. False when the request has finished. */
  cancel(requestId: string): Promise<boolean>
  /** Takes up what a stopped process left. */
  resume(): Promise<void>
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>
  /** Stops taking work and aborts what runs; it stays in the database and is resumed at the next start. */
  close(): Promise<void>
}
