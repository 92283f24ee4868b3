import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const frame = style(inScreens({ paddingBlock: `${vars.space.lg} ${vars.space.section}` }))
export const content = style(inScreens({ paddingTop: 'clamp(2rem, 5vw, 3.5rem)' }))

export const bar = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'stretch',
    borderBottom: `1px solid ${c.hairline}`,
  }),
)

export const tabs = style(
  inScreens({
    position: 'relative',
    display: 'flex',
    gap: 'clamp(1.25rem, 2.6vw, 2.25rem)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // Room for the focus ring, which a scrolling box would cut off.
    marginInline: '-6px',
    paddingInline: '6px',
    paddingRight: vars.space.lg,
    marginBottom: '-1px',
    maskImage: `linear-gradient(to left, transparent, black ${vars.space.lg})`,
    '@media': { [from.lg]: { maskImage: 'none' } },
  }),
)

export const item = style(inScreens({ flex: 'none' }))

export const tab = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    minHeight: '52px',
    paddingTop: '3px',
    borderBottom: '3px solid transparent',
    outlineOffset: '-4px',
    borderRadius: '4px 4px 0 0',
    color: c.textMuted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&[aria-current=page]': { color: c.text, borderBottomColor: c.text, fontWeight: vars.weight.semibold },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not([aria-current])': { color: c.text } } } },
  }),
)

export const logout = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minWidth: '48px',
    paddingLeft: vars.space.md,
    color: c.textMuted,
    fontWeight: vars.weight.medium,
    borderRadius: vars.radius.sm,
    outlineOffset: '-4px',
    '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: c.text } } } },
    selectors: { '&:disabled': { cursor: 'default' } },
  }),
)

/** On phones the icon stands for it; the word stays for assistive technology. */
export const logoutWord = style(
  inScreens({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      [from.md]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
    },
  }),
)
