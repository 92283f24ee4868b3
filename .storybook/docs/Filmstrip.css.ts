import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

export const page = style({ display: 'grid', gap: vars.space.xl, padding: vars.space.lg, minWidth: 0 })

export const section = style({ display: 'grid', gap: vars.space.sm, minWidth: 0 })
