import { type Area, e2e, unit } from '../evidence.ts'

const consequences = 'apps/site/src/app/errorConsequences.test.ts'
const languageChoice = 'packages/machines/src/language-choice/language-choice.machine.test.ts'
const refused = (step: string) => e2e('failures.spec.ts', 'what the site says to a call that is refused', step)
/** What people read where a machine says the key. */
const says = (requirement: string, key: string, text: string) =>
  unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', `${requirement}: ${key} says "${text}"`)

/** Section 8a Generic errors. */
export const genericErrors = {
  R333: {
    text: 'No response: toast "Network error. Please check your connection." for 3 s.',
    shownBy: [
      e2e('failures.spec.ts', 'no answer is told for three seconds, bottom right, whatever page one goes to'),
      unit(
        consequences,
        'consequenceOf',
        'says that there is no connection when no answer came, or none in time (R333)',
      ),
    ],
    breaks: [
      { file: 'apps/site/src/app/errorConsequences.ts', from: "    case 'network':\n", to: '' },
      {
        file: 'packages/ui/src/texts/en/errors.ts',
        from: "'errors.network': 'Network error. Please check your connection.'",
        to: "'errors.network': 'Other words'",
      },
    ],
  },
  R334: {
    text: '401 on a protected route: toast "Session expired. Please log in again." for 3 s.',
    shownBy: [e2e('failures.spec.ts', 'a session that has ended is told for three seconds')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/auth.ts',
        from: "'auth.sessionExpired': 'Session expired. Please log in again.'",
        to: "'auth.sessionExpired': 'Other words'",
      },
    ],
  },
  R335: {
    text: 'Other 403: toast with the server message, or "Access forbidden".',
    shownBy: [refused('403 in the words of the server'), refused('403 without words')],
    breaks: [
      {
        file: 'apps/site/src/app/errorConsequences.ts',
        from: "messageOf(error.message, 'errors.forbidden')",
        to: "{ key: 'errors.forbidden' }",
      },
      {
        file: 'packages/ui/src/texts/en/errors.ts',
        from: "'errors.forbidden': 'Access forbidden'",
        to: "'errors.forbidden': 'Other words'",
      },
    ],
  },
  R336: {
    text: '422: validation errors are only logged by the client (no generic toast).',
    shownBy: [
      refused('422 is only logged'),
      unit(
        consequences,
        'consequenceOf',
        'never toasts a 422 (R336), and nothing at all where the caller shows its own (D37)',
      ),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/errorConsequences.ts',
        from: "  if (error.kind === 'validation') return { kind: 'log' }\n",
        to: "  if (error.kind === 'validation') return { kind: 'toast', message: { key: 'errors.server' } }\n",
      },
    ],
  },
  R337: {
    text: '500 or more: toast "Server error. Please try again later."',
    shownBy: [refused('500'), refused('503')],
    breaks: [
      { file: 'apps/site/src/app/errorConsequences.ts', from: "    case 'server':\n", to: '' },
      {
        file: 'packages/ui/src/texts/en/errors.ts',
        from: "'errors.server': 'Server error. Please try again later.'",
        to: "'errors.server': 'Other words'",
      },
    ],
  },
  R338: {
    text: '429: toast "Too many requests. Please wait a moment."',
    shownBy: [refused('429')],
    breaks: [
      {
        file: 'apps/site/src/app/errorConsequences.ts',
        from: "{ kind: 'toast', message: { key: 'errors.tooManyRequests' } }",
        to: "{ kind: 'nothing' }",
      },
      {
        file: 'packages/ui/src/texts/en/errors.ts',
        from: "'errors.tooManyRequests': 'Too many requests. Please wait a moment.'",
        to: "'errors.tooManyRequests': 'Other words'",
      },
    ],
  },
  R339: {
    text: 'Language list failure is logged and "Failed to load languages" kept.',
    shownBy: [
      unit(
        'apps/site/src/app/preferences.test.ts',
        'the language',
        'of which the list fails is logged, and the sentence kept (R339)',
      ),
      unit(languageChoice, 'a list that fails leaves English and keeps the message (R339); reading again can cure it'),
      says('R339', 'language.loadFailed', 'Failed to load languages'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/store.ts',
        from: "'language.loadFailed': 'Failed to load languages'",
        to: "'language.loadFailed': 'Other words'",
      },
      {
        file: 'packages/machines/src/language-choice/language-choice.machine.ts',
        from: ".message, 'language.loadFailed')",
        to: ".message, 'language.other')",
      },
    ],
  },
  R340: {
    text: 'Translation load failure is logged only.',
    shownBy: [
      unit(
        'apps/site/src/app/preferences.test.ts',
        'the language',
        'of which the texts fail is logged, and nothing else (R340)',
      ),
      unit(languageChoice, 'texts that fail to load are only logged (R340)'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/language-choice/language-choice.machine.ts',
        from: "onError: { target: 'choosingLanguage', actions: 'announceFailedTranslations' }",
        to: "onError: { target: 'choosingLanguage' }",
      },
      {
        file: 'apps/site/src/app/preferences.ts',
        from: "params: { query: { lang_id: input.languageId } }, ...optOut('toasts') }",
        to: 'params: { query: { lang_id: input.languageId } } }',
      },
      {
        file: 'apps/site/src/app/preferences.ts',
        from: '({ languageId }) => console.warn(',
        to: '({ languageId }) => void (',
      },
    ],
  },
} satisfies Area
