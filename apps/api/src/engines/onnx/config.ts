interface OnnxModel {
  /** Of the ONNX file. */
  path: string
  /** Kept with each picture that it made. */
  name: string
  /** Threads of one run. */
  threads: number
  /** Largest picture that it is given. */
  maxInputPixels: number
}

/** A model that marks what stands out: U2-Net, ISNet, BiRefNet and their kin. */
export interface BackgroundModel extends OnnxModel {
  /** Of its input, in pixels. */
  width: number
  height: number
  /** Of each channel, on the scale of 0 to 1. */
  mean: readonly [number, number, number]
  deviation: readonly [number, number, number]
  /** Which of its outputs is the mask. */
  output: number
  /** Whether the mask comes before its sigmoid, as BiRefNet's does. */
  sigmoid: boolean
}

/** A model that enlarges: ESRGAN and its kin. */
export interface UpscaleModel extends OnnxModel {
  factor: 2 | 4
  /** Side of the square that is enlarged at once, in pixels of the input. */
  tile: number
  /** What a tile sees beyond the part that is kept of it, on each side, in pixels of the input. */
  overlap: number
}
