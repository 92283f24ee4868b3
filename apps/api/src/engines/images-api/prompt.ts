import type { GenerateInput } from '../engine.ts'

const argumentsTag = /<\s*\/?\s*sd_cpp_extra_args\b[^>]*>?/gi

/**
 * A customer's words as text and nothing else: the server of stable-diffusion.cpp runs what stands in
 * `<sd_cpp_extra_args>`, and LocalAI takes what follows `|` for the negative prompt.
 */
export const plainPrompt = (text: string): string => text.replace(argumentsTag, ' ').replaceAll('|', ',').trim()

/** The style goes into the sentence: the API has no field for it. */
export const promptOf = ({ prompt, style }: Pick<GenerateInput, 'prompt' | 'style'>): string =>
  style === 'None' ? plainPrompt(prompt) : `${plainPrompt(prompt)}\n\nStyle: ${style}`
