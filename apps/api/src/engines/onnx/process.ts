import type { EncodedImage } from '../../pixels/encoded-image.ts'
import type { JobControl } from '../shared/protocol.ts'
import { attempt } from '../shared/run-job.ts'
import { removeBackground } from './background.ts'
import type { ModelReply, ModelTask } from './model-task.ts'
import { upscale } from './upscale.ts'

const tell = (reply: ModelReply) => process.send?.(reply)

const control: JobControl = {
  // A cancelled job ends with its process.
  throwIfAborted() {},
  report: (progress) => tell({ progress }),
}

const perform = (task: ModelTask): Promise<EncodedImage> =>
  task.kind === 'upscale'
    ? upscale({ ...task, image: Buffer.from(task.image) }, task.model, control)
    : removeBackground(Buffer.from(task.image), task.model, control)

process.on('message', async (task: ModelTask) => tell({ result: await attempt(() => perform(task)) }))
// The server ends this process, even if both receive a signal; without the server it has no work.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
