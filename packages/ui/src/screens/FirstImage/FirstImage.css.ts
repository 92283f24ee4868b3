import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const panel = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    padding: 'clamp(1.25rem, 3.5vw, 2.5rem)',
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
    '@media': {
      [from.md]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
        gridTemplateAreas: '"words example" "next example"',
        columnGap: vars.space.lg,
      },
    },
  }),
)

const area = (gridArea: string) => ({ '@media': { [from.md]: { gridArea } } })

export const words = style(inScreens({ display: 'grid', gap: vars.space.xs, alignContent: 'end', ...area('words') }))

export const next = style(inScreens({ display: 'grid', gap: vars.space.sm, alignContent: 'start', ...area('next') }))

export const place = style(inScreens({ alignSelf: 'center', ...area('example') }))

export const actions = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

export const example = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'clamp(5.5rem, 24vw, 8rem) minmax(0, 1fr)',
    gap: vars.space.md,
    alignItems: 'center',
    textAlign: 'start',
  }),
)

export const image = style(
  inScreens({ width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover', borderRadius: vars.radius.md }),
)

export const caption = style(inScreens({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' }))

/** In an empty list, the example is above its button. */
export const inList = style(
  inScreens({ display: 'grid', justifyItems: 'center', gap: vars.space.lg, marginTop: vars.space.xs }),
)
export const narrow = style(inScreens({ width: 'min(22rem, 100%)' }))
