import { create } from 'storybook/theming'

const shared = {
  brandTitle: 'Mintage',
  fontBase: "'Figtree Variable', ui-sans-serif, system-ui, sans-serif",
  appBorderRadius: 10,
  inputBorderRadius: 8,
} as const

// Storybook can derive shades only from hex values, so these repeat the palette.
/** Storybook's own interface in the colours of the brand. */
export const paper = create({
  ...shared,
  base: 'light',
  colorPrimary: '#0c7a58',
  colorSecondary: '#0c7a58',
  appBg: '#f5f2ec',
  appContentBg: '#fdfcfa',
  appPreviewBg: '#fdfcfa',
  appBorderColor: '#ddd8cd',
  barBg: '#fdfcfa',
  textColor: '#15211f',
})

export const ink = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#4fd6a6',
  colorSecondary: '#4fd6a6',
  appBg: '#0d1716',
  appContentBg: '#111d1b',
  appPreviewBg: '#111d1b',
  appBorderColor: '#2b3a37',
  barBg: '#111d1b',
  textColor: '#ece8df',
})
