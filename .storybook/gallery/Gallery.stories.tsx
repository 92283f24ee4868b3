import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  CardSample,
  CompareSample,
  CutOutSample,
  DropSample,
  FieldsSample,
  PromptSample,
  TokensSample,
} from '../../packages/ui/src/foundations/gallery/Controls.tsx'
import { ColourSample, MotifSample, TypeSample } from '../../packages/ui/src/foundations/gallery/Foundation.tsx'
import { TableSample, TabsSample, TilesSample } from '../../packages/ui/src/foundations/gallery/Library.tsx'
import {
  ButtonsSample,
  EmptySample,
  NoticesSample,
  WaitingSample,
} from '../../packages/ui/src/foundations/gallery/Primitives.tsx'
import * as styles from '../../packages/ui/src/foundations/gallery/Sample.css.ts'
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx'
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx'
import { StoryThumbnails } from './StoryThumbnails.tsx'

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
        <TypeSample />
        <ColourSample />
        <ButtonsSample />
        <MotifSample />
        <PromptSample />
        <FieldsSample />
        <TokensSample />
        <CardSample />
        <DropSample />
        <NoticesSample />
        <WaitingSample />
        <EmptySample />
        <TilesSample />
        <TableSample />
        <TabsSample />
        <CutOutSample />
        <CompareSample />
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
