import type { DataAttribute } from '../../packages/ui/src/guide/guide.ts'

/** `Option data-state=checked`, or without the value where that may be any, or none. */
export const spelled = (part: string, { name, values }: DataAttribute, value: string): string =>
  `${part} ${name}${values === undefined || values === 'any' ? '' : `=${value}`}`
