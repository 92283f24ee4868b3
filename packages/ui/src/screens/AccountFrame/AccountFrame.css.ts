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
    // The negative margin covers the line, as the row of tabs does, so that both labels align.
    marginBottom: '-1px',
    // The margin centres the icon in its button and aligns it with the edge of the page.
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

/** On phones only the icon is visible; the word remains for assistive technology. */
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
