/** The modes of Chromatic, for teams that have a token (docs/how-to/review-screenshots.md). */
export const modes = {
  'phone light': { theme: 'light', viewport: 390 },
  'phone dark': { theme: 'dark', viewport: 390 },
  'desktop light': { theme: 'light', viewport: 1440 },
  'desktop dark': { theme: 'dark', viewport: 1440 },
} as const
