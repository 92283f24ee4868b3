import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const list = style(inScreens({ borderTop: `1px solid ${vars.color.hairline}` }))

export const item = style(inScreens({ borderBottom: `1px solid ${vars.color.hairline}` }))

export const question = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: s.lg,
    // The focus ring is inside this margin, away from the words and from the answer.
    marginInline: `calc(-1 * ${s.xs})`,
    padding: `${s.md} ${s.xs}`,
    outlineOffset: '-2px',
    fontFamily: vars.font.heading,
    fontSize: vars.title.xs,
    fontWeight: 600,
    lineHeight: 1.35,
    letterSpacing: '-0.008em',
    listStyle: 'none',
    borderRadius: vars.radius.sm,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
  }),
)

export const sign = style(
  inScreens({
    color: vars.color.copperText,
    // The corners of the turned sign need this much more room.
    marginInlineEnd: '5px',
    transition: `transform ${vars.duration.base} ${vars.easing.out}`,
    selectors: { [`${item}[open] &`]: { transform: 'rotate(45deg)' } },
  }),
)

export const answer = style(
  inScreens({
    maxWidth: vars.width.prose,
    paddingBlock: `${s.xxs} ${s.lg}`,
    paddingInlineEnd: s.xxl,
    color: vars.color.textMuted,
    lineHeight: 1.6,
    textWrap: 'pretty',
  }),
)
