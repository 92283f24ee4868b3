import { style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const card = style(inScreens({ display: 'grid', gap: vars.space.xs, minWidth: 0, alignContent: 'start' }))

/** A square for every picture, so that rows stay rows; the whole picture is a press away. */
export const open = style(
  inScreens({
    display: 'block',
    width: '100%',
    aspectRatio: '1 / 1',
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    cursor: 'zoom-in',
    backgroundColor: c.sunken,
    boxShadow: `inset 0 0 0 1px ${c.hairline}`,
    transition: `box-shadow ${vars.duration.base} ${vars.easing.out}`,
    '@media': { [canHover]: { selectors: { '&:hover': { boxShadow: vars.shadow.middle } } } },
  }),
)

export const thumb = style(inScreens({ width: '100%', height: '100%', objectFit: 'cover' }))

/** Cut-outs are shown whole, on the ground that shows where they are transparent. */
export const whole = style(inScreens({ objectFit: 'contain', padding: vars.space.xs }))

export const row = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: vars.space.xxs,
  }),
)

export const words = style(inScreens({ display: 'grid', flex: '1 1 7rem', minWidth: 0, paddingTop: '6px' }))

export const title = style(
  inScreens({
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.35,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
)

export const facts = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6px',
    fontSize: vars.text.caption,
    color: c.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

/** On phones the icon stands for it; the word stays for assistive technology. */
export const serviceWord = style(
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

export const actions = style(inScreens({ display: 'flex', flex: 'none', marginInlineEnd: '-6px' }))

/** The place of a picture that was deleted: kept, so that nothing jumps and Undo is where the picture was. */
export const gone = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space.sm,
    aspectRatio: '1 / 1',
    padding: vars.space.sm,
    textAlign: 'center',
    borderRadius: vars.radius.lg,
    border: `1px dashed ${c.outline}`,
    color: c.textMuted,
    fontSize: vars.text.small,
  }),
)
