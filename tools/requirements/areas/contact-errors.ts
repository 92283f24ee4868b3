import { type Area, e2e, plays, unit } from '../evidence.ts'

/** What the contact form shows of a failure, or of an answer that is not OK. */
const contact = (title: string) => unit('packages/machines/src/form/form.machine.test.ts', 'contact', title)
const failure = (failed: string, errors: string) =>
  contact(`failure ${failed} shows ${errors}, and is forgotten with the next try`)
const notOk = (answer: string, errors: string) =>
  contact(`an answer that is not OK (${answer}) is a failure and shows ${errors} (R285)`)

/** What people read where a machine says the key. */
const says = (requirement: string, key: string, text: string) =>
  unit('packages/ui/src/texts/agreed.test.ts', 'agreed texts', `${requirement}: ${key} says "${text}"`)

/** Section 8c Contact errors. */
export const contactErrors = {
  R361: {
    text: 'Contact success "Message sent successfully".',
    shownBy: [e2e('calls.spec.ts', 'a message to support is sent by its fields')],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/contact.ts',
        from: "'contact.sent': 'Message sent successfully'",
        to: "'contact.sent': 'Other words'",
      },
    ],
  },
  R362: {
    text: 'Contact status not OK without message: "Request failed".',
    shownBy: [
      notOk('{"status":"ERROR"}', '{"formError":{"key":"contact.failed"}}'),
      says('R362', 'contact.failed', 'Request failed'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/contact.ts',
        from: "'contact.failed': 'Request failed'",
        to: "'contact.failed': 'Other words'",
      },
      {
        file: 'packages/machines/src/contact/contact.machine.ts',
        from: "refused ? 'contact.failed' : 'contact.network'",
        to: "'contact.network'",
      },
    ],
  },
  R363: {
    text: 'Contact field errors appear with "Please correct the errors and try again.".',
    shownBy: [
      failure(
        '{"kind":"validation","errors":{"email":["E","F"],"name":["N"]},"message":"M"}',
        '{"formError":{"key":"contact.correct"},"serverErrors":{"email":"E","name":"N"}}',
      ),
      failure(
        '{"kind":"validation","errors":{"surname":["S"],"phone":["P"],"topic":["T"],"message":["M"]}}',
        '{"formError":{"key":"contact.correct"},"serverErrors":{"surname":"S","phone":"P","topic":"T","message":"M"}}',
      ),
      plays('overlays-contactmodal--every-field-refused'),
      says('R363', 'contact.correct', 'Please correct the errors and try again.'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/contact.ts',
        from: "'contact.correct': 'Please correct the errors and try again.'",
        to: "'contact.correct': 'Other words'",
      },
      {
        file: 'packages/machines/src/contact/contact.machine.ts',
        from: "  if (failure.errors !== undefined) return { key: 'contact.correct' }\n",
        to: '',
      },
    ],
  },
  R364: {
    text: 'Contact server message is shown as is.',
    shownBy: [
      failure('{"kind":"tooManyRequests","message":"Slow down"}', '{"formError":{"text":"Slow down"}}'),
      notOk('{"status":"ERROR","message":"Not today"}', '{"formError":{"text":"Not today"}}'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/contact/contact.machine.ts',
        from: 'serverWordsOr(failure.message, refused',
        to: 'serverWordsOr(undefined, refused',
      },
      {
        file: 'packages/machines/src/shared/answer.ts',
        from: "typeof message === 'string' && message !== '' ? { kind: 'refused', message } : { kind: 'refused' }",
        to: "({ kind: 'refused' })",
      },
    ],
  },
  R365: {
    text: 'Contact otherwise: "Network error. Please try again.".',
    shownBy: [
      failure('{"kind":"network","message":"fetch failed"}', '{"formError":{"key":"contact.network"}}'),
      failure('{"kind":"server"}', '{"formError":{"key":"contact.network"}}'),
      plays('overlays-contactmodal--network-down'),
      says('R365', 'contact.network', 'Network error. Please try again.'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/contact.ts',
        from: "'contact.network': 'Network error. Please try again.'",
        to: "'contact.network': 'Other words'",
      },
      {
        file: 'packages/machines/src/contact/contact.machine.ts',
        from: "refused ? 'contact.failed' : 'contact.network'",
        to: "'contact.failed'",
      },
    ],
  },
} satisfies Area
