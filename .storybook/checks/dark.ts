import axe from 'axe-core'
import { expect } from 'vitest'

/** Only colours are others in the dark: the rules about them are run again. */
const aboutColors: axe.RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
  resultTypes: ['violations'],
}

/** axe finds nothing in the dark scheme either. */
export async function expectNoViolationsInDark(): Promise<void> {
  const root = document.documentElement
  const before = root.getAttribute('data-theme')
  if (before === 'dark') return
  root.setAttribute('data-theme', 'dark')
  try {
    const { violations } = await axe.run(document.body, aboutColors)
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    )
    expect(found.length, `in the dark:\n${found.join('\n')}\n`).toBe(0)
  } finally {
    if (before === null) root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', before)
  }
}
