/** Values of a text's placeholders. Money is minor units and tokens tenths: the one who shows the text formats them. */
type MessageValues = Readonly<Record<string, string | number>>

/** A message to show: a key of the catalogue, or the server's own words, which replace every default (R341). */
export type Message<Key extends string> = { key: Key; values?: MessageValues } | { text: string }

export type ToastTone = 'success' | 'error' | 'info'

/** The server's words when it has some, else the default text. */
export const serverWordsOr = <Key extends string>(words: string | undefined, key: Key): Message<Key> =>
  words === undefined || words === '' ? { key } : { text: words }
