import { parentPort } from 'node:worker_threads'
import { paint } from './art/artist.ts'
import { removeBackground } from './background/remove.ts'
import type { Picture } from './engine.ts'
import { EngineError } from './errors.ts'
import type { Stage, Task, TaskMessage, WorkerMessage } from './protocol.ts'
import { upscale } from './upscale/upscale.ts'

const perform = (task: Task, stage: Stage): Promise<Picture> => {
  switch (task.kind) {
    case 'generate':
      return paint(task.input, stage)
    case 'removeBackground':
      return removeBackground(Buffer.from(task.image), stage)
    case 'upscale':
      return upscale(Buffer.from(task.image), task.factor, stage)
  }
}

const port = parentPort
if (!port) throw new Error('The image worker runs as a worker thread only.')
const send = (message: WorkerMessage) => port.postMessage(message)

port.on('message', async ({ id, task, stop }: TaskMessage) => {
  const flag = new Int32Array(stop)
  const goOn = () => {
    if (Atomics.load(flag, 0) !== 0) throw new EngineError('aborted', 'The work was cancelled.')
  }
  const stage: Stage = {
    goOn,
    reach(fraction) {
      goOn()
      send({ id, type: 'progress', fraction })
    },
  }
  try {
    const picture = await perform(task, stage)
    // A copy of its own: sharp's buffers may share a pool, which must not be transferred.
    const data = new Uint8Array(picture.data)
    port.postMessage(
      {
        id,
        type: 'done',
        data,
        contentType: picture.contentType,
        width: picture.width,
        height: picture.height,
      } satisfies WorkerMessage,
      [data.buffer],
    )
  } catch (error) {
    const known = error instanceof EngineError
    const message = error instanceof Error ? error.message : String(error)
    send({ id, type: 'failed', code: known ? error.code : 'engine_failure', message })
  }
})
