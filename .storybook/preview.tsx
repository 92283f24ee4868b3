import '../packages/ui/src/styles.ts'
import './brands/cobalt.css'
import type { Preview } from '@storybook/react-vite'
import type { PreparedStory } from 'storybook/internal/types'
import { applyLayout } from './checks/applyLayout.ts'
import { settleWindow } from './checks/settleWindow.ts'
import { withScheme } from './decorators/withScheme.tsx'
import { DocsPage } from './docs/DocsPage.tsx'
import { ThemedContainer } from './docs/ThemedContainer.tsx'
import { withWrittenTypes } from './docs/writtenTypes.ts'
import { flushAfterEvents } from './events.ts'
import { globalTypes, viewports } from './globals.ts'
import { modes } from './modes.ts'
import { assertNothingUnanswered, mswLoader } from './msw.ts'
import { preventDocsScroll } from './preventScroll.ts'
import { raiseTimeouts } from './timeouts.ts'

preventDocsScroll()

/** Stories with the tag `!visual` only test behaviour. */
const isState = ({ playFunction, tags }: PreparedStory) => playFunction === undefined || tags.includes('visual')

const preview: Preview = {
  globalTypes,
  initialGlobals: { theme: 'system', brand: 'mintage', motion: 'full', direction: 'ltr', override: {} },
  decorators: [withScheme],
  argTypesEnhancers: [withWrittenTypes],
  // The phone parser formats typed numbers once it is loaded: load it before every story, not only after the first use.
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
    // Tests need only violations. `preload` fetches every style sheet for the orientation rule, which the end-to-end
    // tests check on the built site.
    a11y: {
      test: 'error',
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    chromatic: { modes },
    docs: {
      toc: { headingSelector: 'h2[id], h3[id]' },
      page: DocsPage,
      container: ThemedContainer,
      stories: { filter: isState },
    },
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
          'Journeys',
        ],
      },
    },
  },
  tags: ['autodocs', 'visual'],
}

export default preview
