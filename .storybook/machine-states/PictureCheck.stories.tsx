import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CheckPicture } from '../../packages/ui/src/screens/CheckPicture/CheckPicture.tsx'
import { inSite } from '../../packages/ui/src/screens/fixtures/siteFrame.tsx'

const meta = {
  title: 'Machine states/Picture check',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const checkPicture = { check: { status: 'choosing' }, onPicture: fn() } as const

/**
 * `choosingPicture`
 * - the person opens the page
 */
export const ChoosingPicture: Story = {
  decorators: [inSite],
  render: () => <CheckPicture {...checkPicture} />,
}

/**
 * `pictureChecked`
 * - the person opens the page
 * - the person picks a picture
 * - the server finds our marks
 */
export const PictureChecked: Story = {
  decorators: [inSite],
  render: () => (
    <CheckPicture
      {...checkPicture}
      check={{
        status: 'told',
        name: 'harbour.png',
        finding: {
          verdict: 'ours',
          origin: 'drawn',
          madeWith: 'Mintage (sample)',
          signature: { state: 'ours', signer: 'Mintage' },
          watermark: 'certain',
        },
      }}
    />
  ),
}

/**
 * `checkFailed`
 * - the person opens the page
 * - the person picks a picture
 * - the server refuses the picture
 */
export const CheckFailed: Story = {
  decorators: [inSite],
  render: () => <CheckPicture {...checkPicture} check={{ status: 'refused', problem: 'This is no picture.' }} />,
}
