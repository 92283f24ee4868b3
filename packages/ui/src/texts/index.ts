export { createTranslate } from './translate.ts'
export {
  type MessageOf,
  type TextArea,
  TextsProvider,
  type TextsProviderProps,
  type Translate,
  useMessages,
  useTexts,
} from './useTexts.tsx'
