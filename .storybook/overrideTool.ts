import { createElement, type KeyboardEvent } from 'react'
import { Form } from 'storybook/internal/components'
import { addons, types, useGlobals } from 'storybook/manager-api'

const ID = 'mintage/override'

/** `--mt-color-accent: teal` as the value of the global `override`, which the address holds too. */
const parse = (text: string): Record<string, string> => {
  const [, property, value] = /^\s*(--[\w-]+)\s*:\s*(.*?)[\s;]*$/.exec(text) ?? []
  return property && value ? { [property]: value } : {}
}

function OverrideTool() {
  const [{ override = {} }, updateGlobals] = useGlobals()
  const text = Object.entries(override)
    .map(([property, value]) => `${property}: ${value}`)
    .join('; ')
  return createElement(Form.Input, {
    key: text,
    defaultValue: text,
    placeholder: '--mt-color-accent: teal',
    'aria-label': 'Override a custom property',
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') updateGlobals({ override: parse(currentTarget.value) })
    },
  })
}

export const addOverrideTool = (): void =>
  addons.register(ID, () => addons.add(ID, { type: types.TOOL, title: 'Override', render: OverrideTool }))
