import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../../tokens/breakpoints.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

export const page = style(
  inScreens({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.lg,
    textAlign: 'center',
    paddingBlock: vars.space.section,
  }),
)

export const medal = style(inScreens({ position: 'relative', marginBottom: vars.space.xs }))

const sealed = style(
  inScreens({
    position: 'absolute',
    right: '-10px',
    bottom: '-6px',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: '50%',
    border: `4px solid ${vars.color.page}`,
  }),
)

const c = vars.color

export const seal = styleVariants(
  {
    positive: [c.positiveSoft, c.positiveText],
    critical: [c.criticalSoft, c.criticalText],
    waiting: [c.infoSoft, c.infoText],
  },
  ([backgroundColor, color]) => [sealed, inScreens({ backgroundColor, color })],
)

export const body = style(
  inScreens({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.md,
    width: '100%',
    maxWidth: '34rem',
    fontSize: vars.text.lead,
    color: c.textMuted,
    textWrap: 'pretty',
  }),
)

export const actions = style(
  inScreens({
    width: '100%',
    marginTop: vars.space.sm,
    flexDirection: 'column',
    alignItems: 'stretch',
    '@media': { [from.sm]: { flexDirection: 'row', alignItems: 'center' } },
  }),
)
