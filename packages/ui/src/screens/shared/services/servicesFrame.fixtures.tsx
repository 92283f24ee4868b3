import type { Decorator } from '@storybook/react-vite'
import { MemberSite } from '../../fixtures/siteFrame.tsx'
import { ServicesFrame } from '../../ServicesFrame/ServicesFrame.tsx'
import type { Service } from './types.ts'

export const serviceHrefs = {
  generate: '#generate',
  remove_background: '#remove-background',
  upscale: '#upscale',
} as const satisfies Record<Service, string>

/** ServicesFrame in the site, for a signed-in person. */
export const inServices =
  (service: Service): Decorator =>
  (Story) => (
    <MemberSite>
      <ServicesFrame current={service} hrefs={serviceHrefs} buyHref="#pricing">
        <Story />
      </ServicesFrame>
    </MemberSite>
  )
