import { journeys } from 'virtual:journeys'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect, within } from 'storybook/test'
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx'
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx'
import * as styles from '../docs/Filmstrip.css.ts'
import { Filmstrip } from '../docs/Filmstrip.tsx'

const wide = matchMedia('(min-width: 768px)')

const watchWindow = (changed: () => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Every journey as a strip, in the pictures of the window and the scheme that the toolbar has chosen. */
function Filmstrips() {
  const width = useSyncExternalStore(watchWindow, () => (wide.matches ? 1440 : 390))
  return (
    <main className={styles.page}>
      <header>
        <Heading level={1} size="lg">
          The journeys, step by step
        </Heading>
        <Text tone="muted" prose>
          What a person sees at each step. Press a frame to walk up to it live. The pictures are those of the visual
          tests: until some have been taken there are none.
        </Text>
      </header>
      {journeys.map((journey) => (
        <Filmstrip key={journey.name} journey={journey} width={width} level={2} />
      ))}
    </main>
  )
}

const meta = {
  title: 'Filmstrips',
  component: Filmstrips,
  // Its frames are the pictures of the journeys themselves.
  tags: ['!autodocs', '!visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Filmstrips>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: 'Declined card, second try' }))
    const frames = strip.getAllByRole('link')
    await expect(frames.map((frame) => frame.getAttribute('href'))).toEqual([
      './?path=/story/journeys-declined-card-second-try--declined',
      './?path=/story/journeys-declined-card-second-try--second-card',
      './?path=/story/journeys-declined-card-second-try--paid',
    ])
    await expect(
      strip.getByRole('link', { name: '1. The bank declines the card, and what was typed is still there' }),
    ).toBeVisible()
  },
}
