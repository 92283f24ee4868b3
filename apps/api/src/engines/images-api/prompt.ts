import type { GenerateInput, Refinement } from '../engine.ts'

const argumentsTag = /<\s*\/?\s*sd_cpp_extra_args\b[^>]*>?/gi

/**
 * A customer's words as text and nothing else: the server of stable-diffusion.cpp runs what stands in
 * `<sd_cpp_extra_args>`, and LocalAI takes what follows `|` for the negative prompt.
 */
export const plainPrompt = (text: string): string => text.replace(argumentsTag, ' ').replaceAll('|', ',').trim()

/** What the model is to do with an earlier picture: without it, most repeat the picture as it is. */
const instructions: Readonly<Record<Refinement, string>> = {
  variation: 'Vary this picture: keep its composition, and change light and small details.',
  more_like_this: 'Make another picture like this one: the same subject, style and colours in a new composition.',
}

/** The style, and what to do with an earlier picture, go into the text: the API has no fields for them. */
export const promptOf = ({ prompt, style, refine }: Pick<GenerateInput, 'prompt' | 'style' | 'refine'>): string =>
  [
    plainPrompt(prompt),
    ...(style === 'None' ? [] : [`Style: ${style}`]),
    ...(refine ? [instructions[refine.kind]] : []),
  ].join('\n\n')
