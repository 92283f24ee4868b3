/** The address of a story alone in its window, with a change in it. */
export function addressOf(storyId: string, scheme: 'light' | 'dark', encoded: string, isFrozen = false): string {
  const globals = [
    `theme:${scheme}`,
    'motion:reduce',
    'a11y.manual:!true',
    ...(encoded === '' ? [] : [`whatIf:${encoded}`]),
  ]
  const query = new URLSearchParams({ id: storyId, viewMode: 'story', globals: globals.join(';') })
  if (isFrozen) query.set('frozen', '')
  return `iframe.html?${query}`
}
