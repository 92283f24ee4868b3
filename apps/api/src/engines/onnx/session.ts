import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { EngineError } from '../shared/errors.ts'

/** Values of an image, channel by channel: red, green, blue. */
export interface Planes {
  width: number
  height: number
  values: Float32Array
}

export interface Model {
  /** Runs one image through the model. @throws EngineError engine_failure if the output is not an image */
  run(input: Planes, output: number): Promise<Planes & { channels: number }>
}

interface ModelFile {
  path: string
  threads: number
}

/** 288 MB that only operators of ONNX models install; `npm start` does not. */
const runtime = () =>
  import('onnxruntime-node').catch((error: unknown) => {
    const command = 'npm install --no-save --omit=dev onnxruntime-node@1.30.0'
    throw new EngineError('engine_failure', `the package onnxruntime-node is not installed: ${command}`, {
      cause: error,
    })
  })

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const oddOutput = (problem: string) => new EngineError('engine_failure', `its output is no picture: ${problem}`)

function imageOf(tensor: Tensor): Planes & { channels: number } {
  const { data, dims } = tensor
  const [count, channels, height, width] = dims.length === 3 ? [1, ...dims] : dims
  if (!(data instanceof Float32Array)) throw oddOutput(`its numbers are ${tensor.type}, not float32`)
  if (dims.length > 4 || count !== 1 || !channels || !height || !width)
    throw oddOutput(`its shape is ${dims.join(' x ')}, not 1 x channels x height x width`)
  return { width, height, channels, values: data }
}

const sessions = new Map<string, Promise<Model>>()

async function load({ path, threads }: ModelFile): Promise<Model> {
  const { InferenceSession: sessionOf, Tensor: tensorOf } = await runtime()
  let session: InferenceSession
  try {
    session = await sessionOf.create(path, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Without the memory pattern, ISNet takes 1 GB instead of 2 and is not slower.
      enableMemPattern: false,
      logSeverityLevel: 4,
    })
  } catch (error) {
    throw new EngineError('engine_failure', `it could not be loaded: ${reasonOf(error)}`)
  }
  const [input] = session.inputNames
  if (input === undefined || session.inputNames.length > 1)
    throw new EngineError('engine_failure', `it has ${session.inputNames.length} inputs, not one`)
  return {
    async run({ width, height, values }, output) {
      const name = session.outputNames[output]
      if (name === undefined)
        throw oddOutput(`there is no output ${output}, the last is ${session.outputNames.length - 1}`)
      let results: InferenceSession.ReturnType
      try {
        results = await session.run({ [input]: new tensorOf('float32', values, [1, 3, height, width]) }, [name])
      } catch (error) {
        throw new EngineError('engine_failure', `it could not be run on ${width} x ${height}: ${reasonOf(error)}`)
      }
      const result = results[name]
      if (result === undefined) throw oddOutput('nothing came')
      return imageOf(result)
    },
  }
}

/** Loaded once in each process. */
export function loadModel(file: ModelFile): Promise<Model> {
  const session = sessions.get(file.path) ?? load(file)
  sessions.set(file.path, session)
  return session
}
