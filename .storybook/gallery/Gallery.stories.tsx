import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from '../../packages/ui/src/foundations/gallery/Sample.css.ts'
import { Parts } from './Parts.tsx'
import { StoryThumbnails } from './StoryThumbnails.tsx'

const meta = {
  title: 'Gallery',
  component: Parts,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className={styles.wall}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Parts>

export default meta
type Story = StoryObj<typeof meta>

/** With pictures of the other sections, whose list only Storybook knows: looked at, not run as a test. */
export const AtAGlance: Story = {
  tags: ['!test', '!visual'],
  render: () => (
    <>
      <Parts />
      <StoryThumbnails section="Overlays" lead="Every dialog and menu of the product, open." />
      <StoryThumbnails section="Screens" lead="Every screen as it is met first. Their pages hold every other state." />
    </>
  ),
}

export const PartsAlone: Story = {}
