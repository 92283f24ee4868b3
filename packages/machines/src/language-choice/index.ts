export {
  chooseLanguage,
  english,
  type Language,
  languageChoiceMachine,
  type Translations,
} from './language-choice.machine.ts'
