import type { ThemeTokens } from './tokenType.ts'

type Role = keyof ThemeTokens['color']

/** Every colour pair that components combine, with its minimum WCAG 2.2 AA ratio: 4.5 for text, 3 for graphics. */
export const contrastPairs: readonly (readonly [foreground: Role, background: Role, least: 3 | 4.5])[] = [
  ...(['page', 'surface', 'raised', 'sunken'] as const).flatMap(
    (ground) =>
      [
        ['text', ground, 4.5],
        ['textMuted', ground, 4.5],
        ['accentText', ground, 4.5],
        ['copperText', ground, 4.5],
        ['criticalText', ground, 4.5],
        ['positiveText', ground, 4.5],
        ['cautionText', ground, 4.5],
        ['outline', ground, 3],
        ['focus', ground, 3],
        ['accentGraphic', ground, 3],
      ] as const,
  ),
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onAccent', 'accentPressed', 4.5],
  ['onAccentSoft', 'accentSoft', 4.5],
  ['text', 'accentSoft', 4.5],
  ['onCopperSoft', 'copperSoft', 4.5],
  ['onNeutral', 'neutral', 4.5],
  ['onNeutral', 'neutralHover', 4.5],
  ['text', 'neutralSoft', 4.5],
  ['text', 'neutralSoftHover', 4.5],
  ['textMuted', 'neutralSoft', 4.5],
  ['onCritical', 'critical', 4.5],
  ['onCritical', 'criticalHover', 4.5],
  ['criticalText', 'criticalSoft', 4.5],
  ['positiveText', 'positiveSoft', 4.5],
  ['cautionText', 'cautionSoft', 4.5],
  ['infoText', 'infoSoft', 4.5],
  ['text', 'criticalSoft', 4.5],
  ['text', 'positiveSoft', 4.5],
  ['text', 'cautionSoft', 4.5],
  ['text', 'infoSoft', 4.5],
  ['coinRelief', 'coinFace', 4.5],
]
