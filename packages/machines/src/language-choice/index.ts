export {
  chooseLanguage,
  english,
  type Language,
  type LanguageChoiceContext,
  type LanguageChoiceEmitted,
  type LanguageChoiceEvent,
  type LanguageChoiceInput,
  type LanguageChoiceTag,
  type LanguageTextKey,
  languageChoiceMachine,
  type Translations,
} from './language-choice.machine.ts'
