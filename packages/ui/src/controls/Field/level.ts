import { globalStyle } from '@vanilla-extract/css'
import { inComponents } from '../../tokens/layered.ts'
import { field } from './Field.css.ts'

/** Fields side by side in this grid have their controls level, however many lines a label takes. */
export const keepLevel = (grid: string): void =>
  globalStyle(`${grid} > ${field}`, inComponents({ gridRow: 'span 2', gridTemplateRows: 'subgrid' }))
