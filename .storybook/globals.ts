import type { Preview } from '@storybook/react-vite'
import { breakpoints } from '../packages/ui/src/tokens/breakpoints.ts'

const toolbar = <Icon extends string>(title: string, icon: Icon, items: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    ...{ title, icon, dynamicTitle: true },
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
})

/** The toolbar. A test project sets the same globals for all of its stories. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: toolbar('Theme', 'circlehollow', {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    'side-by-side': 'Side by side',
  }),
  brand: toolbar('Brand', 'paintbrush', { mintage: 'Mintage', cobalt: 'Cobalt, a second brand' }),
  motion: toolbar('Motion', 'lightning', { full: 'Motion', reduce: 'Reduced motion' }),
  direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
}

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` })

/** The narrowest supported width, phone, tablet (where the mobile menu closes) and desktop. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: size(320, 640), type: 'mobile' },
  phone: { name: 'Phone 390', styles: size(390, 844), type: 'mobile' },
  tablet: { name: `Tablet ${breakpoints.md}`, styles: size(breakpoints.md, 1024), type: 'tablet' },
  desktop: { name: 'Desktop 1440', styles: size(1440, 900), type: 'desktop' },
} as const
