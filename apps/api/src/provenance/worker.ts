import { workerData } from 'piscina'
import { isWasmTrap, prepareC2pa } from './c2pa.ts'
import { check } from './check.ts'
import { carryOver, type Marker, mark } from './mark.ts'
import type { Result, Task, WorkerSettings } from './protocol.ts'
import { createPattern } from './watermark/pattern.ts'

function createMarker({ secret, identity }: WorkerSettings): Marker {
  prepareC2pa()
  return { identity, pattern: createPattern(secret) }
}

const marker = createMarker(workerData)

/** Buffers arrive as Uint8Array. */
const bytes = <T extends { data: Uint8Array }>(file: T) => ({
  ...file,
  data: Buffer.from(file.data.buffer, file.data.byteOffset, file.data.byteLength),
})

async function perform(task: Task): Promise<Result> {
  switch (task.kind) {
    case 'mark':
      return {
        data: await mark({ ...task, image: bytes(task.image), source: task.source && bytes(task.source) }, marker),
      }
    case 'carryOver':
      return { data: await carryOver({ ...task, upload: bytes(task.upload), copy: bytes(task.copy) }, marker) }
    case 'check':
      return check(bytes(task.file), marker)
  }
}

/** Entry point for piscina. */
export default async function runTask(task: Task): Promise<Result> {
  try {
    return await perform(task)
  } catch (error) {
    // The pool starts another thread for the next task.
    if (isWasmTrap(error)) setImmediate(() => process.exit(1))
    throw error
  }
}
