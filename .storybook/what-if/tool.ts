import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api'
import { countOf, decode } from '../../tools/what-if/page/index.ts'

const ID = 'mintage/what-if'
const EDITOR = 'what-if--try-a-change'

/** In the toolbar of every story while something is tried: how much, the way to it, and the way back. */
function WhatIfTool() {
  const [globals, updateGlobals] = useGlobals()
  const api = useStorybookApi()
  const count = countOf(decode(globals.whatIf))
  if (count === 0) return null
  const changes = `${count} ${count === 1 ? 'change' : 'changes'}`
  const edit = () => api.selectStory(EDITOR)
  const reset = () => updateGlobals({ whatIf: '' })
  return createElement(
    'span',
    { role: 'group', 'aria-label': 'What if', style: { display: 'inline-flex', gap: 6, alignItems: 'center' } },
    createElement(Button, { size: 'small', variant: 'solid', ariaLabel: false, onClick: edit }, `What if: ${changes}`),
    createElement(Button, { size: 'small', variant: 'outline', ariaLabel: false, onClick: reset }, 'Show as it is'),
  )
}

export function addWhatIfTool(): void {
  addons.register(ID, () => {
    addons.add(ID, { type: types.TOOL, title: 'What if', render: () => createElement(WhatIfTool) })
  })
}
