interface OnnxModel {
  /** Path of the ONNX file. */
  path: string
  /** Stored with each image that it made. */
  name: string
  /** Threads of one run. */
  threads: number
  /** Largest image to give it. */
  maxInputPixels: number
}

/** A model that marks the subject: U2-Net, ISNet, BiRefNet and similar ones. */
export interface BackgroundModel extends OnnxModel {
  /** Width of its input, in pixels. */
  width: number
  height: number
  /** Mean of each channel, from 0 to 1. */
  mean: readonly [number, number, number]
  deviation: readonly [number, number, number]
  /** Index of the output with the mask. */
  output: number
  /** Whether the mask still needs a sigmoid, as with BiRefNet. */
  sigmoid: boolean
}

/** A model that upscales: ESRGAN and similar ones. */
export interface UpscaleModel extends OnnxModel {
  factor: 2 | 4
  /** Side of the tile that is upscaled at once, in pixels of the input. */
  tile: number
  /** Margin of a tile that is not kept, on each side, in pixels of the input. */
  overlap: number
}
