import { styles } from './sample/styles/index.ts'
import type { EngineContext, ImageEngines } from './shared/engine.ts'
import { refuse } from './shared/policy.ts'
import type { ImageTask } from './shared/protocol.ts'
import { uploadMaxPixels } from './shared/raster.ts'
import { type WorkerOptions, WorkerPool } from './shared/worker-pool.ts'

/** Styles that a procedural engine cannot draw. */
const promised = ['Photorealistic', '3D render']

/** The engines that need no download, no network and no model: classical methods in worker threads. */
export function createBuiltInEngines(options: WorkerOptions = {}): ImageEngines {
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), options)
  const run = (task: ImageTask, ctx: EngineContext) => pool.run(task, ctx)
  return {
    generation: {
      name: 'sample',
      isTrained: false,
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
      refinements: ['variation', 'more_like_this'],
      previews: false,
      concurrency: null,
    },
    refuse,
    generate: (input, ctx) => run({ kind: 'generate', input }, ctx),
    backgroundRemoval: { name: 'cut-out', box: true, isTrained: false, maxInputPixels: uploadMaxPixels },
    removeBackground: (input, ctx) => run({ kind: 'removeBackground', ...input }, ctx),
    findSubject: ({ image }, ctx) => pool.find({ kind: 'findSubject', image }, ctx),
    upscaling: { name: 'lanczos', factors: [2, 4], isTrained: false, maxInputPixels: uploadMaxPixels },
    upscale: (input, ctx) => run({ kind: 'upscale', ...input }, ctx),
    close: () => pool.close(),
  }
}
