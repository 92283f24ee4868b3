import { type AtRule, type Container, parse, type Rule } from 'postcss'

/** What stands in brackets says when a rule holds, and not whom it is for: `:not(.open)` is for who is not open. */
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
  // Those of `@keyframes` are no rules of a page, and an empty layer still has its place in the order of layers.
  if (!atRule.nodes || /^(font-face|property|keyframes)$/.test(atRule.name)) return
  keep(atRule, words)
  if (atRule.nodes.length === 0 && atRule.name !== 'layer') atRule.remove()
}

/**
 * The rules of a sheet that can hold in a page as it is sent: those whose classes all stand somewhere in it. A class that
 * only a script adds is in the whole sheet, which is there before the program runs.
 */
export function rulesFor(page: string, sheet: string): string {
  const words = new Set(page.match(/[\w-]+/g))
  const root = parse(sheet)
  keep(root, words)
  return root.toString()
}
