import { type AtRule, type Container, parse, type Rule } from 'postcss'

/** Ignores conditions in brackets, such as `:not(.open)`: their classes need not be in the page. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutBrackets(shorter)
}

const classesOf = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? [])

function keep(container: Container, words: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') keepSelectors(node, words)
    else if (node.type === 'atrule') keepInside(node, words)
  })
}

function keepSelectors(rule: Rule, words: ReadonlySet<string>): void {
  const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)))
  if (used.length === 0) rule.remove()
  else rule.selectors = used
}

function keepInside(atRule: AtRule, words: ReadonlySet<string>): void {
  // `@keyframes` has no selectors of the page, and an empty layer still fixes the order of layers.
  if (!atRule.nodes || /^(font-face|property|keyframes)$/.test(atRule.name)) return
  keep(atRule, words)
  if (atRule.nodes.length === 0 && atRule.name !== 'layer') atRule.remove()
}

const propertiesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []))

/**
 * The rules of a sheet that can apply to a page as it is sent: all their classes occur in it, and all their custom
 * properties are used. What scripts add is in the full sheet, which loads before the program runs.
 * @param own the sheets that the page has in full
 */
export function criticalCss(page: string, sheet: string, own = ''): string {
  const words = new Set(page.match(/[\w-]+/g))
  const root = parse(sheet)
  keep(root, words)
  const used = propertiesIn(page + own + root.toString())
  root.walkDecls(/^--/, (declaration) => {
    const { parent, prop } = declaration
    if (used.has(prop)) return
    declaration.remove()
    if (parent?.nodes.length === 0) parent.remove()
  })
  return root.toString()
}
