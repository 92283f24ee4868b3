import { styles } from './art/styles/index.ts'
import type { EngineContext, ImageEngines } from './engine.ts'
import { refuse } from './policy.ts'
import type { Task } from './protocol.ts'
import { WorkerPool } from './worker-pool.ts'

export interface BuiltInOptions {
  /** Worker threads, started when first needed; default 1, for the picture work keeps a core busy. */
  workers?: number
}

/** Styles whose names promise what a procedure cannot draw. */
const promised = ['Photorealistic', '3D render']

/** The engines that need no download, no network and no model: classical methods in worker threads. */
export function createBuiltInEngines(options: BuiltInOptions = {}): ImageEngines {
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), options.workers ?? 1)
  const run = (task: Task, ctx: EngineContext) => pool.run(task, ctx)
  return {
    generation: {
      name: 'sample',
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
      ideas: [
        'Teal mountains and a copper lake at sunset',
        'A silver coin on midnight blue cloth',
        'A bouquet of coral poppies in the morning',
      ],
      sizes: null,
      styles: styles.map(({ name }) => name).filter((name) => !promised.includes(name)),
      maxCount: 4,
      fields: ['seed', 'negative_prompt'],
      previews: false,
      concurrency: null,
    },
    refuse,
    generate: (input, ctx) => run({ kind: 'generate', input }, ctx),
    removeBackground: ({ image }, ctx) => run({ kind: 'removeBackground', image }, ctx),
    upscaling: { factors: [2, 4] },
    upscale: ({ image, factor }, ctx) => run({ kind: 'upscale', image, factor }, ctx),
    close: () => pool.close(),
  }
}
