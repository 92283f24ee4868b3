import '../packages/ui/src/styles.ts'
import './brands/cobalt.css'
import type { Preview } from '@storybook/react-vite'
import { applyLayout } from './checks/applyLayout.ts'
import { settleWindow } from './checks/settleWindow.ts'
import { withScheme } from './decorators/withScheme.tsx'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { ThemedContainer } from './docs/ThemedContainer.tsx'
import { flushAfterEvents } from './events.ts'
import { globalTypes, viewports } from './globals.ts'
import { modes } from './modes.ts'
import { assertNothingUnanswered, mswLoader } from './msw.ts'
import { preventStoryScroll } from './preventScroll.ts'
import { raiseTimeouts } from './timeouts.ts'

preventStoryScroll()

const preview: Preview = {
  globalTypes,
  initialGlobals: { theme: 'system', brand: 'mintage', motion: 'full', direction: 'ltr', override: {} },
  decorators: [withScheme],
  // The parser of phone numbers writes out what is typed from the moment it is there: whether an earlier story has
  // brought it must not show in a later one.
  beforeAll: async () => {
    flushAfterEvents()
    raiseTimeouts()
    await import('../packages/ui/src/controls/PhoneField/parser.ts')
  },
  loaders: [mswLoader],
  ...(import.meta.env.MODE === 'test' ? { beforeEach: [settleWindow, applyLayout] } : {}),
  afterEach: assertNothingUnanswered,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    // The window in which the tests mount a story that asks for none.
    viewport: { options: viewports, ...(import.meta.env.MODE === 'test' ? { defaultViewport: 'desktop' } : {}) },
    // A test reads violations alone; what passed is for the panel, and describing it takes longer than finding it.
    // `preload` reads each style sheet once more for the one rule about sheets (a locked orientation): the journeys
    // have axe read those of the built site.
    a11y: {
      test: 'error',
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    chromatic: { modes },
    docs: { toc: { headingSelector: 'h2[id], h3[id]' }, page: ComponentPage, container: ThemedContainer },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Gallery',
          'Foundations',
          'Primitives',
          'Controls',
          'Overlays',
          'Screens',
          'Machines',
          'Machine states',
          'Journeys',
        ],
        includeNames: false,
      },
    },
  },
  tags: ['autodocs', 'visual'],
}

export default preview
