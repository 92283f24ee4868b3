import { EngineError } from './errors.ts'
import type { WorkerFailure } from './protocol.ts'

/** Does the work and tells how it ended, in what can be sent to another thread or process: an error loses its code there. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | WorkerFailure> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineError) return { code: error.code, message: error.message }
    // Errors of libraries can quote the prompt, and the message of an EngineError goes to the log.
    return { code: 'engine_failure', message: error instanceof Error ? error.name : typeof error }
  }
}
