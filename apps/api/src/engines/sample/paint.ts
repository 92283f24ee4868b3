import type { GeneratedImage, GenerateInput } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { drawLabel } from './label.ts'
import { withPngText } from './png-text.ts'
import { type Brief, readPrompt } from './prompt.ts'
import { hashText } from './random.ts'
import { readingOf } from './reading.ts'
import { scenes } from './scenes/index.ts'
import { styleFor } from './styles/index.ts'
import { distortScene, variationOf } from './variation.ts'

const minSide = 64
const maxSide = 2048

/** Uses the settings of an earlier image and not its pixels, which a procedural engine cannot follow. */
function briefOf({ prompt, negativePrompt = '', seed, refine }: GenerateInput): Brief {
  const brief = readPrompt(prompt, negativePrompt, seed, refine?.sourceSeed)
  return refine?.kind === 'variation' ? variationOf(brief, refine.variation) : brief
}

/** Paints an image in steps: read the prompt, lay out the scene, work it over in the style, strike the mark. */
export const paint = async (input: GenerateInput, control: JobControl): Promise<GeneratedImage> => {
  const { width, height } = input
  if (!Number.isInteger(width) || !Number.isInteger(height) || Math.min(width, height) < minSide)
    throw new EngineError('engine_failure', `Sizes are whole pixels from ${minSide} up.`)
  if (Math.max(width, height) > maxSide) throw new EngineError('too_large', `Sizes end at ${maxSide} pixels a side.`)
  const brief = briefOf(input)
  const style = styleFor(input.style)
  control.throwIfAborted()
  const laidOut = scenes[brief.subject](brief, Math.round(width * style.scale), Math.round(height * style.scale))
  const scene = distortScene(laidOut, brief)
  control.throwIfAborted()
  const finished = await style.finish(scene, { brief, width, height, seed: brief.details ^ hashText(style.name) })
  control.throwIfAborted()
  const image = await finished.image()
  const labelled = input.label === false ? image : image.composite([drawLabel(width, height)])
  const png = await labelled.png({ compressionLevel: 6 }).toBuffer()
  control.throwIfAborted()
  const data = withPngText(png, {
    Software: 'Mintage sample engine',
    Description: 'Painted by a procedure, not by a model and not by a camera.',
  })
  return { data, contentType: 'image/png', width, height, reading: readingOf(brief) }
}
