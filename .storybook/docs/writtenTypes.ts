import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

function written(argType: StrictInputType): StrictInputType {
  const { type, table } = argType
  if (typeof type !== 'object' || type.raw === undefined || table?.type?.summary !== 'union') return argType
  const summary = type.raw.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1')
  const shown = { ...argType, table: { ...table, type: { summary } } }
  if (type.name !== 'union') return shown
  const [only, ...others] = type.value.filter((member) => !('value' in member && member.value === 'undefined'))
  return only === undefined || others.length > 0 ? shown : { ...shown, type: { ...only, required: false } }
}

/** react-docgen calls every `T | undefined` a union: shows the type as written, with the control of `T`. */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, written(argType)]))
