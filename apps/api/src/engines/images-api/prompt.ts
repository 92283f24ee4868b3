import type { GenerateInput, Refinement } from '../shared/engine.ts'

const argumentsTag = /<\s*\/?\s*sd_cpp_extra_args\b[^>]*>?/gi

/**
 * Makes the prompt plain text: stable-diffusion.cpp runs the content of `<sd_cpp_extra_args>`, and LocalAI takes the
 * text after `|` as the negative prompt.
 */
export const plainPrompt = (text: string): string => text.replace(argumentsTag, ' ').replaceAll('|', ',').trim()

/** Instructions to change an earlier image; without them, most models repeat it. */
const instructions: Readonly<Record<Refinement, string>> = {
  variation: 'Vary this picture: keep its composition, and change light and small details.',
  more_like_this: 'Make another picture like this one: the same subject, style and colours in a new composition.',
}

/** Adds the style and the instruction to the text, because the API has no fields for them. */
export const promptOf = ({ prompt, style, refine }: Pick<GenerateInput, 'prompt' | 'style' | 'refine'>): string =>
  [
    plainPrompt(prompt),
    ...(style === 'None' ? [] : [`Style: ${style}`]),
    ...(refine ? [instructions[refine.kind]] : []),
  ].join('\n\n')
