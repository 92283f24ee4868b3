import { paint } from './art/artist.ts'
import { removeBackground } from './background/remove.ts'
import type { GeneratedPicture } from './engine.ts'
import { EngineError } from './errors.ts'
import type { JobControl, Task, WorkerJob, WorkerResult } from './protocol.ts'
import { upscale } from './upscale/upscale.ts'

const perform = (task: Task, control: JobControl): Promise<GeneratedPicture> => {
  switch (task.kind) {
    case 'generate':
      return paint(task.input, control)
    case 'removeBackground':
      return removeBackground(Buffer.from(task.image), control)
    case 'upscale':
      return upscale(Buffer.from(task.image), task.factor, control)
  }
}

/** What piscina calls in the worker thread. */
export default async function runJob({ task, stop, progress }: WorkerJob): Promise<WorkerResult> {
  const flag = new Int32Array(stop)
  const throwIfAborted = () => {
    if (Atomics.load(flag, 0) !== 0) throw new EngineError('aborted', 'The work was cancelled.')
  }
  const report = (fraction: number) => {
    throwIfAborted()
    progress.postMessage(fraction)
  }
  try {
    throwIfAborted()
    return await perform(task, { throwIfAborted, report })
  } catch (error) {
    // An error loses its code on the way to the other thread.
    const message = error instanceof Error ? error.message : String(error)
    return { code: error instanceof EngineError ? error.code : 'engine_failure', message }
  }
}
