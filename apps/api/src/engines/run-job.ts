import type { GeneratedPicture } from './engine.ts'
import { EngineError } from './errors.ts'
import type { WorkerResult } from './protocol.ts'

/** Does the work and tells how it ended, in what can be sent to another thread or process: an error loses its code there. */
export async function attempt(work: () => Promise<GeneratedPicture>): Promise<WorkerResult> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { code: error instanceof EngineError ? error.code : 'engine_failure', message }
  }
}
