import type { Decorator } from '@storybook/react-vite'
import { ServicesFrame } from '../../ServicesFrame/ServicesFrame.tsx'
import type { Service } from './types.ts'

export const serviceHrefs = {
  generate: '#generate',
  remove_background: '#remove-background',
  upscale: '#upscale',
} as const satisfies Record<Service, string>

/** The frame of the services, in the landmark of the site's frame. */
export const inServices =
  (service: Service): Decorator =>
  (Story) => (
    <main>
      <ServicesFrame current={service} hrefs={serviceHrefs} buyHref="#pricing">
        <Story />
      </ServicesFrame>
    </main>
  )
