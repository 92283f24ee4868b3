import { EngineError } from './errors.ts'
import type { WorkerFailure } from './protocol.ts'

/** Returns errors as plain data, because an error loses its code on the way to another thread or process. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | WorkerFailure> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineError) return { code: error.code, message: error.message }
    // Errors of libraries can quote the prompt, and the message of an EngineError goes to the log.
    return { code: 'engine_failure', message: error instanceof Error ? error.name : typeof error }
  }
}
