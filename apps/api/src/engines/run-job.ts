import type { GeneratedPicture } from './engine.ts'
import { EngineError } from './errors.ts'
import type { WorkerResult } from './protocol.ts'

/** Does the work and tells how it ended, in what can be sent to another thread or process: an error loses its code there. */
export async function attempt(work: () => Promise<GeneratedPicture>): Promise<WorkerResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineError) return { code: error.code, message: error.message }
    // What others say can quote the prompt, and the message of an EngineError is written to the log.
    return { code: 'engine_failure', message: error instanceof Error ? error.name : typeof error }
  }
}
