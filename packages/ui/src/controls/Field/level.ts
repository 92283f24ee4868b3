import { globalStyle } from '@vanilla-extract/css'
import { inComponents } from '../../tokens/layered.ts'
import { field } from './Field.css.ts'

/** Aligns the controls of fields side by side, even if one label has more lines. */
export const keepLevel = (grid: string): void =>
  globalStyle(`${grid} > ${field}`, inComponents({ gridRow: 'span 2', gridTemplateRows: 'subgrid' }))
