import type { Preview } from '@storybook/react-vite'
import { breakpoints } from '../packages/ui/src/tokens/breakpoints.ts'

/** The toolbar: what a designer switches, and what a test project sets for all of its stories. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'side-by-side', title: 'Side by side' },
      ],
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'mintage', title: 'Mintage' },
        { value: 'cobalt', title: 'Cobalt, a second brand' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
}

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` })

/** The narrowest that is promised, phone, tablet (the width at which the mobile menu closes) and desktop. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: size(320, 640), type: 'mobile' },
  phone: { name: 'Phone 390', styles: size(390, 844), type: 'mobile' },
  tablet: { name: `Tablet ${breakpoints.md}`, styles: size(breakpoints.md, 1024), type: 'tablet' },
  desktop: { name: 'Desktop 1440', styles: size(1440, 900), type: 'desktop' },
} as const
