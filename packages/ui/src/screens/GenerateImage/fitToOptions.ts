import type { GenerateOptions, GenerateValues, OptionalField } from './types.ts'

/** Limits the given or chosen values to today's options. */
export function fitToOptions(given: Partial<GenerateValues> | undefined, options: GenerateOptions): GenerateValues {
  const known = (given?.styles ?? []).filter((style) => options.styles.some(({ id }) => id === style))
  const styles = known.length > 0 ? known.slice(0, options.maxImages) : options.styles.slice(0, 1).map(({ id }) => id)
  const size = given?.size && options.sizes.includes(given.size) ? given.size : (options.sizes[0] ?? '')
  const ifOffered = (field: OptionalField) => (options.fields.includes(field) ? (given?.[field] ?? '') : '')
  const count = Math.min(options.maxImages, Math.max(given?.count ?? 1, styles.length))
  return {
    prompt: given?.prompt ?? '',
    negativePrompt: ifOffered('negativePrompt'),
    styles,
    size,
    count,
    seed: ifOffered('seed'),
  }
}
