import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Coin } from '../primitives/Coin/Coin.tsx'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Stack } from '../primitives/Stack/Stack.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import { themeTokens } from '../tokens/theme.ts'
import * as styles from './Foundations.css.ts'

function Motion() {
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>Motion</Heading>
        <Text prose tone="muted">
          150 to 250 ms, to explain where something went. Point at a track to see it. Those who ask their system for
          less motion get none: one rule in the lowest layer cuts it everywhere.
        </Text>
      </Stack>
      {Object.entries(themeTokens.duration).map(([name, value]) => (
        <Stack key={name} gap="xs">
          <Text size="small">
            {name}, {value}
          </Text>
          <div className={styles.track}>
            <div className={styles.runner} style={{ transitionDuration: value }}>
              <Coin size={44} />
            </div>
          </div>
        </Stack>
      ))}
    </Stack>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion, tags: ['!autodocs'] } satisfies Meta<typeof Motion>

export default meta

export const Durations: StoryObj<typeof meta> = {}

/** A transition of even 1 ms keeps the old size for a frame, so a popover would be positioned with it. */
export const LessMotion: StoryObj<typeof meta> = {
  tags: ['!visual'],
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    canvasElement.style.paddingTop = '40px'
    await expect(getComputedStyle(canvasElement).paddingTop).toBe('40px')
  },
}
