import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../primitives/Heading/Heading.tsx'
import { Text } from '../primitives/Text/Text.tsx'
import {
  CardPlate,
  ComparePlate,
  CutOutPlate,
  DropPlate,
  FieldsPlate,
  PromptPlate,
  TokensPlate,
} from './gallery/Controls.tsx'
import { ColourPlate, MotifPlate, TypePlate } from './gallery/Foundation.tsx'
import { TablePlate, TabsPlate, TilesPlate } from './gallery/Library.tsx'
import * as styles from './gallery/Plate.css.ts'
import { Wall } from './gallery/Wall.tsx'
import { ButtonsPlate, EmptyPlate, NoticesPlate, WaitingPlate } from './gallery/Words.tsx'

function Parts() {
  return (
    <>
      <header className={styles.masthead}>
        <Heading level={1} size="display">
          Everything, at a glance
        </Heading>
        <Text size="lead" tone="muted" prose>
          Every part of Mintage on one page, live. Press a caption to open its page: what it is for, its keys, its
          states.
        </Text>
      </header>
      <div className={styles.grid}>
        <TypePlate />
        <ColourPlate />
        <ButtonsPlate />
        <MotifPlate />
        <PromptPlate />
        <FieldsPlate />
        <TokensPlate />
        <CardPlate />
        <DropPlate />
        <NoticesPlate />
        <WaitingPlate />
        <EmptyPlate />
        <TilesPlate />
        <TablePlate />
        <TabsPlate />
        <CutOutPlate />
        <ComparePlate />
      </div>
    </>
  )
}

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

/** With windows onto the other rooms, which need Storybook around them: looked at, not run as a test. */
export const AtAGlance: Story = {
  tags: ['!test', '!visual'],
  render: (_args, { globals }) => (
    <>
      <Parts />
      <Wall room="Overlays" lead="Every dialog and menu of the product, open." theme={globals.theme} />
      <Wall
        room="Screens"
        lead="Every screen as it is met first. Their pages hold every other state."
        theme={globals.theme}
      />
    </>
  ),
}

export const PartsAlone: Story = {}
