import type { EngineContext, ImageEngines } from './engine.ts'
import { refuse } from './policy.ts'
import type { Task } from './protocol.ts'
import { WorkerPool } from './worker-pool.ts'

export interface BuiltInOptions {
  /** Worker threads, started when first needed; default 1, for the picture work keeps a core busy. */
  workers?: number
}

/** The engines that need no download, no network and no model: classical methods in worker threads. */
export function createBuiltInEngines(options: BuiltInOptions = {}): ImageEngines {
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), options.workers ?? 1)
  const run = (task: Task, ctx: EngineContext) => pool.run(task, ctx)
  return {
    subjects: [
      'landscapes',
      'the sea',
      'forests',
      'cities',
      'deserts',
      'flowers',
      'coins',
      'cats',
      'abstract patterns',
    ],
    generate: (input, ctx) => run({ kind: 'generate', input }, ctx),
    removeBackground: ({ image }, ctx) => run({ kind: 'removeBackground', image }, ctx),
    upscale: ({ image, factor }, ctx) => run({ kind: 'upscale', image, factor }, ctx),
    refuse,
    close: () => pool.close(),
  }
}
