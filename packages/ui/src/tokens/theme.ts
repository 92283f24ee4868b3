import { palette as p } from './palette.ts'
import type { ThemeTokens } from './tokenType.ts'

/** Both schemes in one value, so that components are independent of the mode. */
const schemes = (light: string, dark: string) => `light-dark(${light}, ${dark})`

const fluid = (min: number, slope: number, max: number) =>
  `clamp(${min}rem, ${(min - slope * 0.244).toFixed(3)}rem + ${slope}vw, ${max}rem)`

export const colorTokens: ThemeTokens['color'] = {
  page: schemes(p.paper100, p.ink900),
  surface: schemes(p.white, p.ink850),
  raised: schemes(p.white, p.ink800),
  sunken: schemes(p.paper200, p.ink950),
  text: schemes(p.inkText, p.paper200),
  textMuted: schemes(p.ink400, p.paper500),
  hairline: schemes(p.paper400, p.ink600),
  outline: schemes(p.paper600, p.ink300),
  accent: schemes(p.mint700, p.mint400),
  accentHover: schemes(p.mint800, p.mint300),
  accentPressed: schemes(p.mint850, p.mint200),
  onAccent: schemes(p.white, p.mint950),
  accentText: schemes(p.mint800, p.mint300),
  accentSoft: schemes(p.mint100, p.mint900),
  onAccentSoft: schemes(p.mint850, p.mint200),
  accentGraphic: schemes(p.mint600, p.mint400),
  copper: schemes(p.copper500, p.copper300),
  copperText: schemes(p.copper700, p.copper300),
  copperSoft: schemes(p.copper100, p.copper950),
  onCopperSoft: schemes(p.copper700, p.copper200),
  neutral: schemes(p.inkText, p.paper200),
  neutralHover: schemes(p.ink500, p.white),
  onNeutral: schemes(p.paper50, p.ink900),
  neutralSoft: schemes(p.paper200, p.ink700),
  neutralSoftHover: schemes(p.paper300, p.ink600),
  critical: schemes(p.red600, p.red400),
  criticalHover: schemes(p.red700, p.red300),
  onCritical: schemes(p.white, p.ink950),
  criticalText: schemes(p.red700, p.red300),
  criticalSoft: schemes(p.red100, p.red950),
  positiveText: schemes(p.green700, p.green300),
  positiveSoft: schemes(p.green100, p.green950),
  cautionText: schemes(p.amber700, p.amber300),
  cautionSoft: schemes(p.amber100, p.amber950),
  infoText: schemes(p.sea700, p.sea300),
  infoSoft: schemes(p.sea100, p.sea950),
  focus: schemes(p.mint700, p.mint300),
  scrim: schemes('oklch(0.23 0.03 198 / 0.45)', 'oklch(0.1 0.012 195 / 0.66)'),
  sheen: schemes('oklch(1 0 0 / 0.16)', 'oklch(1 0 0 / 0.3)'),
  coinFace: schemes(p.mint200, p.mint400),
  coinRim: schemes(p.mint700, p.mint200),
  coinRelief: schemes(p.mint850, p.mint950),
}

const shade = (alpha: number) => schemes(`oklch(0.3 0.03 80 / ${alpha})`, `oklch(0.05 0.01 195 / ${alpha * 3.2})`)

export const themeTokens: ThemeTokens = {
  color: colorTokens,
  font: {
    heading:
      "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Roboto', 'Bricolage DejaVu', ui-sans-serif, system-ui, sans-serif",
    body: "'Figtree Variable', 'Figtree Fallback', 'Figtree Roboto', 'Figtree DejaVu', ui-sans-serif, system-ui, sans-serif",
  },
  text: { caption: '0.8125rem', small: '0.9375rem', body: '1rem', lead: fluid(1.0625, 0.35, 1.25) },
  title: {
    xs: '1.125rem',
    sm: fluid(1.25, 0.3, 1.4375),
    md: fluid(1.5, 0.6, 1.875),
    lg: fluid(1.875, 1.4, 2.75),
    xl: fluid(2.25, 2.2, 3.625),
    display: fluid(2.5, 2.6, 4),
  },
  weight: { regular: '420', medium: '520', semibold: '620', bold: '700' },
  leading: { tight: '1.04', snug: '1.2', body: '1.55' },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    gutter: 'clamp(1rem, 4vw, 2.5rem)',
    section: 'clamp(3.5rem, 8vw, 7rem)',
  },
  radius: { sm: '6px', md: '10px', lg: '16px', xl: '24px', round: '999px' },
  shadow: {
    low: `0 1px 2px ${shade(0.06)}`,
    middle: `0 2px 4px ${shade(0.05)}, 0 8px 24px ${shade(0.08)}`,
    high: `0 4px 8px ${shade(0.06)}, 0 24px 64px ${shade(0.16)}`,
  },
  duration: { quick: '150ms', base: '200ms', slow: '250ms' },
  easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.45, 0, 0.2, 1)' },
  width: { prose: '42.3em', form: '27rem', content: '75rem' },
  layer: { header: '20', banner: '30', overlay: '40', toast: '50' },
}
