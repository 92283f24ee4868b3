/**
 * The literal colours. Only theme.ts imports this file; everything else uses roles. Hues: paper 85 (warm), ink 198
 * (green-black), mint 165, copper 50.
 */
export const palette = {
  white: 'oklch(0.992 0.005 85)',
  paper50: 'oklch(0.988 0.006 85)',
  paper100: 'oklch(0.973 0.009 85)',
  paper200: 'oklch(0.948 0.013 85)',
  paper300: 'oklch(0.918 0.016 83)',
  paper400: 'oklch(0.872 0.018 82)',
  paper500: 'oklch(0.78 0.016 84)',
  paper600: 'oklch(0.6 0.016 85)',

  ink300: 'oklch(0.57 0.02 198)',
  ink400: 'oklch(0.43 0.024 198)',
  ink500: 'oklch(0.395 0.026 197)',
  ink600: 'oklch(0.345 0.025 196)',
  ink700: 'oklch(0.302 0.024 196)',
  ink800: 'oklch(0.262 0.024 195)',
  ink850: 'oklch(0.226 0.022 195)',
  ink900: 'oklch(0.182 0.019 195)',
  ink950: 'oklch(0.142 0.015 195)',
  inkText: 'oklch(0.23 0.03 198)',

  mint50: 'oklch(0.966 0.023 165)',
  mint100: 'oklch(0.94 0.042 165)',
  mint200: 'oklch(0.89 0.08 165)',
  mint300: 'oklch(0.84 0.115 165)',
  mint400: 'oklch(0.78 0.135 165)',
  mint500: 'oklch(0.7 0.138 165)',
  mint600: 'oklch(0.6 0.125 165)',
  mint700: 'oklch(0.505 0.105 166)',
  mint800: 'oklch(0.44 0.092 167)',
  mint850: 'oklch(0.385 0.08 168)',
  mint900: 'oklch(0.3 0.06 172)',
  mint950: 'oklch(0.252 0.045 178)',

  copper100: 'oklch(0.946 0.021 62)',
  copper200: 'oklch(0.88 0.055 53)',
  copper300: 'oklch(0.79 0.09 52)',
  copper500: 'oklch(0.6 0.112 50)',
  copper700: 'oklch(0.47 0.1 48)',
  copper950: 'oklch(0.27 0.04 48)',

  red100: 'oklch(0.955 0.02 28)',
  red300: 'oklch(0.78 0.115 26)',
  red400: 'oklch(0.72 0.15 26)',
  red600: 'oklch(0.515 0.178 27)',
  red700: 'oklch(0.455 0.16 27)',
  red950: 'oklch(0.27 0.06 24)',

  green100: 'oklch(0.952 0.036 150)',
  green300: 'oklch(0.81 0.13 152)',
  green700: 'oklch(0.43 0.105 152)',
  green950: 'oklch(0.265 0.045 158)',

  amber100: 'oklch(0.956 0.042 84)',
  amber300: 'oklch(0.84 0.115 82)',
  amber700: 'oklch(0.45 0.09 72)',
  amber950: 'oklch(0.275 0.045 76)',

  sea100: 'oklch(0.948 0.018 222)',
  sea300: 'oklch(0.82 0.065 222)',
  sea700: 'oklch(0.42 0.07 228)',
  sea950: 'oklch(0.27 0.035 222)',
} as const satisfies Record<string, `oklch(${number} ${number} ${number})`>
