import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const frame = style(inScreens({ paddingBlock: `${vars.space.md} ${vars.space.section}` }))

export const bar = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: vars.space.lg,
    borderBottom: `1px solid ${c.hairline}`,
    marginBottom: vars.space.xl,
    '@media': { [from.md]: { marginBottom: vars.space.lg } },
  }),
)

export const nav = style(inScreens({ minWidth: 0, maxWidth: '100%' }))

/** Scrolls sideways where three names do not fit, so that the page does not. */
export const tabs = style(
  inScreens({
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: '-1px',
    gap: 'clamp(1rem, 2.6vw, 2.25rem)',
    '@media': { '(max-width: 359px)': { gap: vars.space.xs } },
  }),
)

export const tab = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: '52px',
    paddingTop: '3px',
    borderBottom: '3px solid transparent',
    borderRadius: `min(${vars.radius.sm}, 4px) min(${vars.radius.sm}, 4px) 0 0`,
    // Inside the tab, because the scrolling row would cut it off.
    outlineOffset: '-4px',
    color: c.textMuted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&[aria-current=page]': { color: c.text, borderBottomColor: c.text, fontWeight: vars.weight.semibold },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { color: c.text } } },
      '(max-width: 519px)': { flexDirection: 'column', gap: '4px', paddingBlock: '8px', fontSize: vars.text.caption },
    },
  }),
)

export const buy = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '52px',
    marginInlineStart: 'auto',
    fontSize: vars.text.small,
    whiteSpace: 'nowrap',
  }),
)
