import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as styles from '../../packages/ui/src/foundations/gallery/Sample.css.ts'
import buyTokens from '../../packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.stories.tsx'
import { BuyTokensModal } from '../../packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx'
import { inPayingSite, inSite } from '../../packages/ui/src/screens/fixtures/siteFrame.tsx'
import generateImage from '../../packages/ui/src/screens/GenerateImage/GenerateImage.stories.tsx'
import { GenerateImage } from '../../packages/ui/src/screens/GenerateImage/GenerateImage.tsx'
import landing from '../../packages/ui/src/screens/Landing/Landing.stories.tsx'
import { Landing } from '../../packages/ui/src/screens/Landing/Landing.tsx'
import { order, prefill } from '../../packages/ui/src/screens/Pay/Pay.fixtures.ts'
import { Pay } from '../../packages/ui/src/screens/Pay/Pay.tsx'
import pricing from '../../packages/ui/src/screens/Pricing/Pricing.stories.tsx'
import { Pricing } from '../../packages/ui/src/screens/Pricing/Pricing.tsx'
import { inServices } from '../../packages/ui/src/screens/shared/services/servicesFrame.fixtures.tsx'
import { Parts } from './Parts.tsx'

/** The toolbar's "Brand" shows every other story so. What a brand sets: `.storybook/brands/cobalt.css`. */
const meta = {
  title: 'Gallery/SecondBrand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { brand: 'cobalt' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const PartsOfTheSystem: Story = {
  render: () => (
    <main className={styles.wall}>
      <Parts />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const { fontFamily } = getComputedStyle(canvasElement.ownerDocument.body)
    await expect(fontFamily).toMatch(/^"Bricolage/)
  },
}

export const LandingScreen: Story = { decorators: [inSite], render: () => <Landing {...landing.args} /> }

export const PricingScreen: Story = { decorators: [inSite], render: () => <Pricing {...pricing.args} /> }

export const GenerateImageScreen: Story = {
  decorators: [inServices('generate')],
  render: () => <GenerateImage {...generateImage.args} />,
}

export const PayScreen: Story = {
  decorators: [inPayingSite],
  render: () => (
    <Pay
      status="ready"
      method="card"
      order={order}
      prefill={prefill}
      errors={{}}
      refusal={null}
      alert={null}
      busy={false}
      onSubmit={() => undefined}
      hrefs={{ pricing: '#pricing' }}
    />
  ),
}

export const BuyTokensDialog: Story = { render: () => <BuyTokensModal {...buyTokens.args} termsAccepted /> }
