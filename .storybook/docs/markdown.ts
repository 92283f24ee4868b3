import type { PartAttributes } from '../../packages/ui/src/dataAttributes.ts'
import type { Guide } from '../../packages/ui/src/guide.ts'

const code = (text: string) => `\`${text === '' ? '""' : text}\``

const list = (title: string, items: readonly string[] = []) =>
  items.length === 0 ? '' : `${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [titles, titles.map(() => '---'), ...rows].map(line).join('\n')
}

const section = (title: string, content: string) => (content === '' ? '' : `## ${title}\n\n${content}`)

/** How to use a component, from its guide. */
export const usage = ({ experimental, notFor, parts = {}, keyboard = {}, ...guide }: Guide): string =>
  [
    experimental === undefined ? '' : `**Experimental.** May still change: ${experimental}`,
    section('When to use something else', list('', notFor)),
    section('Usage', [list('### Do', guide.do), list('### Don’t', guide.dont)].join('\n\n')),
    section('Texts', list('', guide.content)),
    section(
      'Parts',
      list(
        '',
        Object.entries(parts).map(([part, what]) => `**${part}**: ${what}`),
      ),
    ),
    section(
      'Keyboard',
      Object.keys(keyboard).length === 0
        ? 'It takes no focus.'
        : table(
            ['Key', 'Action'],
            Object.entries(keyboard).map(([key, does]) => [code(key), does]),
          ),
    ),
    section('Screen readers', list('', guide.announces)),
  ]
    .filter((text) => text !== '')
    .join('\n\n')

/** The data attributes of each part of a component, for style sheets and tests. */
export const attributesTable = (parts: Readonly<Record<string, PartAttributes>>): string =>
  section(
    'Data attributes',
    table(
      ['Part', 'Attribute', 'Values'],
      Object.values(parts).flatMap(({ selector, ...attributes }) =>
        Object.entries(attributes).map(([name, values]) => [
          code(selector),
          code(name),
          typeof values === 'string' ? values : values.map(code).join(' '),
        ]),
      ),
    ),
  )
