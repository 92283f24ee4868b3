/** The roles of the design's palette as sRGB, because mailboxes know neither custom properties nor oklch. */
export const light = {
  page: '#f6f3ee',
  card: '#fdfbf7',
  line: '#e3ddd3',
  text: '#14282a',
  quiet: '#4a5c5e',
  action: '#14282a',
  onAction: '#fdfbf7',
  link: '#0a5c46',
} as const

export const dark = {
  page: '#0a1214',
  card: '#121d1f',
  line: '#2c3b3d',
  text: '#f1ece4',
  quiet: '#b3bcba',
  action: '#7ad9b4',
  onAction: '#0a1214',
  link: '#7ad9b4',
} as const
