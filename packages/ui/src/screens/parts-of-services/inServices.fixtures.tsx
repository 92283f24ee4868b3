import type { Decorator } from '@storybook/react-vite'
import { ServicesFrame } from '../ServicesFrame/ServicesFrame.tsx'
import type { Service } from './types.ts'

export const serviceHrefs = {
  generate: '#generate',
  remove_background: '#remove-background',
  upscale: '#upscale',
} as const satisfies Record<Service, string>

const tenthsOf = (balance: unknown) => (typeof balance === 'number' ? balance : null)

/** The frame of the services with the story's balance, in the landmark of the site's frame. */
export const inServices =
  (service: Service): Decorator =>
  (Story, { args }) => (
    <main>
      <ServicesFrame current={service} hrefs={serviceHrefs} balance={tenthsOf(args.balance)} buyHref="#pricing">
        <Story />
      </ServicesFrame>
    </main>
  )
