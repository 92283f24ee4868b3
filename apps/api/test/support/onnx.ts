/**
 * Writes the parts of the ONNX format (protobuf) that models of one or two nodes need. The numbers are field numbers of
 * onnx.proto.
 */
const varint = (value: number): number[] => {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

type Part = Buffer
const int = (field: number, value: number): Part => Buffer.from([...varint(field * 8), ...varint(value)])
const bytes = (field: number, value: Uint8Array | string): Part => {
  const content = Buffer.from(value)
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}
const message = (field: number, ...parts: readonly Part[]): Part => bytes(field, Buffer.concat(parts))

const FLOAT = 1
const floats = (values: readonly number[]): Buffer => Buffer.from(Float32Array.from(values).buffer)

const tensor = (field: number, name: string, dims: readonly number[], values: readonly number[]): Part =>
  message(field, ...dims.map((dim) => int(1, dim)), int(2, FLOAT), bytes(8, name), bytes(9, floats(values)))

/** A name leaves a size open; without sizes the shape is open. */
const valueInfo = (field: number, name: string, dims: readonly (number | string)[] = []): Part => {
  const shape = dims.map((dim) => message(1, typeof dim === 'number' ? int(1, dim) : bytes(2, dim)))
  return message(
    field,
    bytes(1, name),
    message(2, message(1, int(1, FLOAT), ...(shape.length > 0 ? [message(2, ...shape)] : []))),
  )
}

type Attribute = string | readonly number[]
const attribute = (name: string, value: Attribute): Part =>
  typeof value === 'string'
    ? message(5, bytes(1, name), bytes(4, value), int(20, 3))
    : message(5, bytes(1, name), ...value.map((one) => int(8, one)), int(20, 7))

interface Node {
  op: string
  inputs: readonly string[]
  output: string
  attributes?: Readonly<Record<string, Attribute>>
}

const node = ({ op, inputs, output, attributes = {} }: Node): Part =>
  message(
    1,
    ...inputs.map((name) => bytes(1, name)),
    bytes(2, output),
    bytes(4, op),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
  )

interface Graph {
  nodes: readonly Node[]
  weights: readonly { name: string; dims: readonly number[]; values: readonly number[] }[]
  outputs: readonly string[]
}

const model = ({ nodes, weights, outputs }: Graph): Buffer =>
  Buffer.concat([
    int(1, 8),
    message(
      7,
      ...nodes.map(node),
      bytes(2, 'test'),
      ...weights.map(({ name, dims, values }) => tensor(5, name, dims, values)),
      valueInfo(11, 'image', [1, 3, 'height', 'width']),
      ...outputs.map((name) => valueInfo(12, name)),
    ),
    message(8, bytes(1, ''), int(2, 13)),
  ])

const conv = (kernel: number) => ({ kernel_shape: [kernel, kernel], pads: Array(4).fill((kernel - 1) / 2) })

/** Output 0 is the brightness, output 1 its opposite. */
export const brightnessModel = (): Buffer =>
  model({
    nodes: [
      { op: 'Conv', inputs: ['image', 'grey'], output: 'bright', attributes: conv(1) },
      { op: 'Neg', inputs: ['bright'], output: 'dark' },
    ],
    weights: [{ name: 'grey', dims: [1, 3, 1, 1], values: [1 / 3, 1 / 3, 1 / 3] }],
    outputs: ['bright', 'dark'],
  })

/** Repeats every pixel, after a blur of `kernel` pixels unless it is 1. */
export const enlargingModel = (factor: number, kernel = 1): Buffer => {
  const blur = Array.from({ length: 9 * kernel ** 2 }, (_, place) => {
    const out = Math.floor(place / (3 * kernel ** 2))
    const into = Math.floor(place / kernel ** 2) % 3
    return out === into ? 1 / kernel ** 2 : 0
  })
  return model({
    nodes: [
      { op: 'Conv', inputs: ['image', 'blur'], output: 'blurred', attributes: conv(kernel) },
      {
        op: 'Resize',
        inputs: ['blurred', '', 'scales'],
        output: 'larger',
        attributes: { mode: 'nearest', nearest_mode: 'floor', coordinate_transformation_mode: 'asymmetric' },
      },
    ],
    weights: [
      { name: 'blur', dims: [3, 3, kernel, kernel], values: blur },
      { name: 'scales', dims: [4], values: [1, 1, factor, factor] },
    ],
    outputs: ['larger'],
  })
}

/** Its output has no height and no width. */
export const flatModel = (): Buffer =>
  model({
    nodes: [{ op: 'Flatten', inputs: ['image'], output: 'numbers' }],
    weights: [],
    outputs: ['numbers'],
  })
