/**
 * The shape of a theme: theme.ts with a missing or additional token does not compile. Names are roles, never places,
 * screens or components.
 */
// A type, not an interface: createGlobalThemeContract asks for an implicit index signature.
export type ThemeTokens = {
  color: {
    /** The ground of a page. */
    page: string
    /** Cards and fields lying on the page. */
    surface: string
    /** Floating elements: menus, dialogs, toasts. */
    raised: string
    /** Recessed areas of the page. */
    sunken: string
    text: string
    textMuted: string
    /** Lines that only separate; not sufficient to find a control. */
    hairline: string
    /** Outlines of controls: 3:1 against page and surface (WCAG 1.4.11). */
    outline: string
    accent: string
    accentHover: string
    accentPressed: string
    onAccent: string
    accentText: string
    accentSoft: string
    onAccentSoft: string
    /** Graphics in mint: slider range, progress, coin edge. 3:1 against page. */
    accentGraphic: string
    copper: string
    copperText: string
    copperSoft: string
    onCopperSoft: string
    neutral: string
    neutralHover: string
    onNeutral: string
    neutralSoft: string
    neutralSoftHover: string
    critical: string
    criticalHover: string
    onCritical: string
    criticalText: string
    criticalSoft: string
    positiveText: string
    positiveSoft: string
    cautionText: string
    cautionSoft: string
    infoText: string
    infoSoft: string
    focus: string
    /** The layer between a dialog and the page. */
    scrim: string
    /** The light on the upper edge of a coin-like element. */
    sheen: string
    /** The coin: face, rim and relief. */
    coinFace: string
    coinRim: string
    coinRelief: string
  }
  font: { heading: string; body: string }
  /** Running text. */
  text: { caption: string; small: string; body: string; lead: string }
  /** Headings, fluid between 390 px and 1280 px wide windows. */
  title: { xs: string; sm: string; md: string; lg: string; xl: string; display: string }
  weight: { regular: string; medium: string; semibold: string; bold: string }
  leading: { tight: string; snug: string; body: string }
  /** The 8 px grid with its 4 px half step; `gutter` and `section` grow with the window. */
  space: {
    xxs: string
    xs: string
    sm: string
    md: string
    lg: string
    xl: string
    xxl: string
    xxxl: string
    gutter: string
    section: string
  }
  radius: { sm: string; md: string; lg: string; xl: string; round: string }
  shadow: { low: string; middle: string; high: string }
  duration: { quick: string; base: string; slow: string }
  easing: { out: string; inOut: string }
  /** `prose` is about 66 characters: in `em`, because the width of `ch` changes when the font loads. */
  width: { prose: string; form: string; content: string }
  layer: { header: string; banner: string; overlay: string; toast: string }
}
