import type { GeneratedImage } from './shared/engine.ts'
import { EngineError } from './shared/errors.ts'
import type { FoundSubject, JobControl, Task, WorkerJob, WorkerResult } from './shared/protocol.ts'
import { attempt } from './shared/run-job.ts'

/** Each loads what it needs: a thread that took the place of another is ready for any job sooner. */
async function perform(task: Task, control: JobControl): Promise<GeneratedImage | FoundSubject> {
  switch (task.kind) {
    case 'generate': {
      const { paint } = await import('./sample/paint.ts')
      return paint(task.input, control)
    }
    case 'removeBackground': {
      const { removeBackground } = await import('./background/remove.ts')
      return removeBackground(Buffer.from(task.image), task.box, control)
    }
    case 'findSubject': {
      const { findSubject } = await import('./background/remove.ts')
      return { box: await findSubject(Buffer.from(task.image), control) }
    }
    case 'upscale': {
      const { upscale } = await import('./upscale/upscale.ts')
      return upscale({ ...task, image: Buffer.from(task.image) }, control)
    }
  }
}

/** Entry point for piscina. */
export default function runJob({ task, stop, progress }: WorkerJob): Promise<WorkerResult> {
  const flag = new Int32Array(stop)
  const throwIfAborted = () => {
    if (Atomics.load(flag, 0) !== 0) throw new EngineError('aborted', 'The work was cancelled.')
  }
  const report = (fraction: number) => {
    throwIfAborted()
    progress.postMessage(fraction)
  }
  return attempt(async () => {
    throwIfAborted()
    return await perform(task, { throwIfAborted, report })
  })
}
