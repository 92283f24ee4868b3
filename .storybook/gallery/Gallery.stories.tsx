import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from '../../packages/ui/src/foundations/gallery/Sample.css.ts'
import { Parts } from './Parts.tsx'

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

export const PartsAlone: StoryObj<typeof meta> = {}
