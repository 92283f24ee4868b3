const sections = ['states', 'tree', 'focus', 'live', 'unread', 'light', 'dark'] as const
type Section = (typeof sections)[number]

/** What a story says at one width, as lines. */
export type Words = Readonly<Record<Section, readonly string[]>>

/** What is another one in each run: the port of this machine, and what a page makes for itself. */
const steady = (line: string) =>
  line
    .replace(/https?:\/\/127\.0\.0\.1:\d+/g, '')
    .replace(/\bblob:[\w/:.-]+/g, 'blob:')
    .replace(/\bdata:([\w/+-]+)[^\s"']*/g, 'data:$1')

export const formatWords = (words: Words): string =>
  sections
    .flatMap((section) => (words[section].length === 0 ? [] : [`[${section}]`, ...words[section].map(steady)]))
    .map((line) => `${line}\n`)
    .join('')

const isSection = (name: string | undefined): name is Section => sections.some((section) => section === name)

export function parseWords(text: string): Words {
  const words: Record<Section, string[]> = {
    ...{ states: [], tree: [], focus: [], live: [], unread: [], light: [], dark: [] },
  }
  let section: Section = 'tree'
  for (const line of text.split('\n')) {
    const [, named] = /^\[(\w+)\]$/.exec(line) ?? []
    if (isSection(named)) section = named
    else if (line !== '') words[section].push(line)
  }
  return words
}
