import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** The line under the tabs, with room for an action at its end. */
export const bar = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'stretch',
    borderBottom: `1px solid ${c.hairline}`,
  }),
)

/** Scrolls sideways inside itself; the end fades where there is more. */
export const list = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    gap: 'clamp(0.5rem, 1.8vw, 1.5rem)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    marginBottom: '-1px',
    selectors: {
      '&[data-more~=end]:not([data-more~=start])': { maskImage: fade('to right', 'black', 'transparent') },
      '&[data-more~=start]:not([data-more~=end])': { maskImage: fade('to right', 'transparent', 'black') },
      '&[data-more~=start][data-more~=end]': { maskImage: fadeBoth() },
      '&[data-more~=end]:not([data-more~=start]):dir(rtl)': { maskImage: fade('to left', 'black', 'transparent') },
      '&[data-more~=start]:not([data-more~=end]):dir(rtl)': { maskImage: fade('to left', 'transparent', 'black') },
    },
  }),
)

function fade(towards: string, start: string, end: string) {
  const room = vars.space.xl
  return start === 'black'
    ? `linear-gradient(${towards}, black calc(100% - ${room}), ${end})`
    : `linear-gradient(${towards}, ${start}, black ${room})`
}

function fadeBoth() {
  const room = vars.space.xl
  return `linear-gradient(to right, transparent, black ${room}, black calc(100% - ${room}), transparent)`
}

export const item = style(inComponents({ flex: 'none', maxWidth: '100%' }))

export const tab = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: '52px',
    paddingTop: '3px',
    paddingInline: '6px',
    borderBottom: '3px solid transparent',
    outlineOffset: '-2px',
    borderRadius: `min(${vars.radius.sm}, 4px) min(${vars.radius.sm}, 4px) 0 0`,
    color: c.textMuted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    touchAction: 'manipulation',
    transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&:is([aria-current=page], [aria-selected=true])': {
        color: c.text,
        borderBottomColor: c.text,
        fontWeight: vars.weight.semibold,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      // Aligns the words at both ends with the content below, except for the focus ring.
      ':is(li:first-child > &, button&:first-child)': { paddingInlineStart: '3px' },
      ':is(li:last-child > &, button&:last-child)': { paddingInlineEnd: '3px' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-current=page], [aria-selected=true])': {
            color: c.text,
            borderBottomColor: c.outline,
          },
        },
      },
      // Forced colours draw a transparent border, so that every tab would look chosen.
      '(forced-colors: active)': {
        borderBottomColor: 'Canvas',
        selectors: {
          '&:is([aria-current=page], [aria-selected=true])': { borderBottomColor: 'Highlight' },
          '&:disabled': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
)

export const panel = style(
  inComponents({ paddingTop: vars.space.lg, borderRadius: vars.radius.sm, minWidth: 0, outlineOffset: '4px' }),
)
