import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

const isNothing = (member: SBType) => 'value' in member && (member.value === 'undefined' || member.value === 'null')

function written(argType: StrictInputType): StrictInputType {
  const { type, table } = argType
  if (typeof type !== 'object' || type.raw === undefined || table?.type?.summary !== 'union') return argType
  const summary = type.raw.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1')
  const shown = { ...argType, table: { ...table, type: { summary } } }
  if (type.name !== 'union') return shown
  const [only, ...others] = type.value.filter((member) => !isNothing(member))
  return only === undefined || others.length > 0 ? shown : { ...shown, type: { ...only, required: false } }
}

/**
 * react-docgen calls every `T | undefined` and `T | null` a union: shows the type as written, with the control of `T`.
 * Storybook takes no `args` of an address for a union.
 */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, written(argType)]))
