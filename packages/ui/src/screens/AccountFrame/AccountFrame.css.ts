import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const frame = style(inScreens({ paddingBlock: `${vars.space.lg} ${vars.space.section}` }))
export const content = style(inScreens({ paddingTop: 'clamp(2rem, 5vw, 3.5rem)' }))

export const logout = style(
  inScreens({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minWidth: '48px',
    // As the row of tabs: over the line, so that the words of both stand level.
    marginBottom: '-1px',
    // The icon alone stands in the middle of what is pressed, and where the page ends.
    marginInline: `${vars.space.xs} calc(-1 * ${vars.space.xs})`,
    color: c.textMuted,
    fontWeight: vars.weight.medium,
    borderRadius: vars.radius.sm,
    outlineOffset: '-4px',
    '@media': {
      [from.md]: { marginInline: 0, paddingInlineStart: vars.space.md },
      [canHover]: { selectors: { '&:hover:not(:disabled)': { color: c.text } } },
    },
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
