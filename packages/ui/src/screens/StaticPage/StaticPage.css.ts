import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(inScreens({ paddingBlock: `clamp(2.5rem, 6vw, 5rem) ${vars.space.section}` }))

export const head = style(
  inScreens({
    paddingBottom: vars.space.lg,
    marginBottom: vars.space.xl,
    borderBottom: `1px solid ${vars.color.hairline}`,
  }),
)

export const skeleton = style(inScreens({ display: 'grid', gap: vars.space.sm }))

export const prose = style(
  inScreens({ maxWidth: vars.width.prose, fontSize: '1.0625rem', lineHeight: 1.65, overflowWrap: 'break-word' }),
)

// The HTML has no classes, so the styles use tag names.
const inProse = (selector: string, rule: Parameters<typeof inScreens>[0]) =>
  globalStyle(`${prose} ${selector}`, inScreens(rule))

inProse('> * + *', { marginTop: vars.space.md })
inProse(':is(h1, h2, h3, h4)', {
  fontFamily: vars.font.heading,
  fontWeight: 640,
  lineHeight: vars.leading.snug,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
})
inProse(':is(h1, h2)', { fontSize: vars.title.sm, marginTop: vars.space.xxl })
inProse(':is(h3, h4)', { fontSize: vars.title.xs, marginTop: vars.space.xl })
inProse(':is(h1, h2, h3, h4) + *', { marginTop: vars.space.sm })
inProse('> :first-child', { marginTop: 0 })
inProse(':is(ul, ol)', { paddingInlineStart: '1.35em' })
inProse('ul', { listStyle: 'disc' })
inProse('ol', { listStyle: 'decimal' })
inProse('li + li', { marginTop: vars.space.xs })
inProse('li::marker', { color: vars.color.copperText })
inProse('a', { color: vars.color.accentText, textDecorationLine: 'underline', textUnderlineOffset: '0.22em' })
inProse(':is(strong, b, th)', { fontWeight: vars.weight.semibold })
inProse('blockquote', {
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `2px solid ${vars.color.copper}`,
  color: vars.color.textMuted,
})
inProse('hr', { border: 0, height: '1px', backgroundColor: vars.color.hairline, marginBlock: vars.space.xl })
inProse('img', { height: 'auto', borderRadius: vars.radius.md })
inProse('table', { display: 'block', overflowX: 'auto', maxWidth: '100%', fontSize: vars.text.small })
inProse(':is(th, td)', {
  padding: `${vars.space.xs} ${vars.space.md} ${vars.space.xs} 0`,
  borderBottom: `1px solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
inProse(':is(pre, code)', { fontSize: '0.92em', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
