import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const ideas = style(inScreens({ display: 'grid', textAlign: 'start' }))

export const idea = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    width: '100%',
    minHeight: '56px',
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.xs,
    borderTop: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.small,
    lineHeight: 1.45,
    textWrap: 'balance',
    color: vars.color.text,
    transition: `background-color ${vars.duration.quick}`,
    '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.neutralSoft } } } },
  }),
)
