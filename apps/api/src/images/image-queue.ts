/** Share of the work that is done, 0 to 1 by image id, where the engine can tell. In memory: it is worth nothing after a restart. */
export type Progress = ReadonlyMap<string, number>

export interface ImageQueue {
  /** Takes the open images of a request up; the rows are the truth, so calling it twice does no harm. */
  enqueue(requestId: string): void
  /** Stops what is not delivered. False when the request has finished. */
  cancel(requestId: string): Promise<boolean>
  /** Takes up what a stopped process left. */
  resume(): Promise<void>
  readonly progress: Progress
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>
  /** Stops taking work and aborts what runs; it stays in the database and is resumed at the next start. */
  close(): Promise<void>
}
