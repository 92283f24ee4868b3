import { readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, resolve } from 'node:path'
import { ConfigError, type Env, text } from '../../platform/support/env.ts'
import type { BackgroundModel, UpscaleModel } from './config.ts'

type Fields = Readonly<Record<string, unknown>>

/** Reads the description of a model; errors name the variable, the file and the field. */
function describe(variable: string, path: string, knownFields: readonly string[]) {
  const file = path.replace(/\.onnx$/i, '.json')
  const wrong = (problem: string) => new ConfigError(variable, `needs a correct ${file} beside it: ${problem}`)
  const fields = readFields(file, wrong)
  const unknown = Object.keys(fields).find((name) => !knownFields.includes(name))
  if (unknown !== undefined) throw wrong(`"${unknown}" is not known; ${knownFields.join(', ')} are`)

  const whole = (name: string, [from, to]: readonly [number, number], fallback?: number): number => {
    const value = fields[name] ?? fallback
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
      throw wrong(`"${name}" must be a whole number from ${from} to ${to}`)
    return value
  }
  return {
    wrong,
    fields,
    whole,
    flag(name: string): boolean {
      const value = fields[name] ?? false
      if (typeof value !== 'boolean') throw wrong(`"${name}" must be true or false`)
      return value
    },
    channels(name: string, isRight: (value: number) => boolean, kind: string): [number, number, number] {
      const value: unknown = fields[name]
      const numbers = Array.isArray(value) ? value.filter((one) => typeof one === 'number' && isRight(one)) : []
      const [red, green, blue] = numbers
      if (numbers.length !== 3 || !Array.isArray(value) || value.length !== 3) throw wrong(`"${name}" must be ${kind}`)
      return [red, green, blue]
    },
    name(): string {
      const value = fields.name ?? basename(path).replace(/\.onnx$/i, '')
      if (typeof value !== 'string' || !/^[\w. -]{1,60}$/.test(value))
        throw wrong('"name" must have 1 to 60 letters, digits, dots, hyphens or spaces')
      return value
    },
  }
}

function readFields(file: string, wrong: (problem: string) => ConfigError): Fields {
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    throw wrong('there is no such file, or it cannot be read')
  }
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    throw wrong('it is no JSON')
  }
  throw wrong('it must hold an object')
}

function modelPath(env: Env, variable: string): string | null {
  const raw = text(env, variable)
  if (raw === null) return null
  const path = resolve(raw)
  if (!/\.onnx$/i.test(path)) throw new ConfigError(variable, 'must be the path of a file that ends in .onnx')
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new ConfigError(variable, `must be a file: ${path} is none`)
  return path
}

/** Shares the cores among parallel jobs. */
const threadsBeside = (workers: number): number => Math.max(1, Math.floor(availableParallelism() / workers))

/** @throws ConfigError that names the variable, the file and the field */
export function readBackgroundModel(env: Env, workers: number): BackgroundModel | null {
  const path = modelPath(env, 'BACKGROUND_MODEL')
  if (path === null) return null
  const knownFields = ['name', 'megapixels', 'size', 'mean', 'deviation', 'output', 'sigmoid']
  const description = describe('BACKGROUND_MODEL', path, knownFields)
  const side = description.whole('size', [16, 4096])
  return {
    path,
    name: description.name(),
    threads: threadsBeside(workers),
    maxInputPixels: description.whole('megapixels', [1, 25], 25) * 1_000_000,
    width: side,
    height: side,
    mean: description.channels('mean', () => true, 'three numbers, one for each of red, green and blue'),
    deviation: description.channels(
      'deviation',
      (value) => value > 0,
      'three numbers above 0, one for each of red, green and blue',
    ),
    output: description.whole('output', [0, 99], 0),
    sigmoid: description.flag('sigmoid'),
  }
}

/** @throws ConfigError that names the variable, the file and the field */
export function readUpscaleModel(env: Env, workers: number): UpscaleModel | null {
  const path = modelPath(env, 'UPSCALE_MODEL')
  if (path === null) return null
  const description = describe('UPSCALE_MODEL', path, ['name', 'megapixels', 'factor', 'tile', 'overlap'])
  const factor = description.fields.factor
  if (factor !== 2 && factor !== 4) throw description.wrong('"factor" must be 2 or 4')
  const tile = description.whole('tile', [16, 1024])
  const overlap = description.whole('overlap', [0, 256], 16)
  if (overlap * 4 > tile) throw description.wrong('"overlap" may be a quarter of "tile" at most')
  return {
    path,
    name: description.name(),
    threads: threadsBeside(workers),
    maxInputPixels: description.whole('megapixels', [1, 25], 25) * 1_000_000,
    factor,
    tile,
    overlap,
  }
}
