import type { GenerateOptions, GenerateValues } from '@mintage/ui/screens/GenerateImage'

/** Values of an earlier request, without fields that the engine does not support now (D70). */
export const offeredValues = (
  values: GenerateValues,
  { maxImages, fields }: Pick<GenerateOptions, 'maxImages' | 'fields'>,
): GenerateValues => ({
  ...values,
  styles: values.styles.slice(0, maxImages),
  count: Math.min(values.count, maxImages),
  negativePrompt: fields.includes('negativePrompt') ? values.negativePrompt : '',
  seed: fields.includes('seed') ? values.seed : '',
})
