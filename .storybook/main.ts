import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type InlineConfig, mergeConfig } from 'vite'
import { storiesOfStatesModule } from './machines/storiesOfStates.ts'

const root = join(import.meta.dirname, '..')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
    './machines/*.stories.tsx',
    './journeys/*.stories.tsx',
    './gallery/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  // Only the MCP server of `storybook dev` needs manifests; they slow down a build.
  features: (features, { configType }) => ({ ...features, componentsManifest: configType === 'DEVELOPMENT' }),
  staticDirs: ['./public', '../apps/site/public'].filter((folder) => existsSync(join(import.meta.dirname, folder))),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // `storybook build --test` omits only the tables of props, which take half of the build time.
  build: {
    test: {
      disableDocgen: true,
      disableTreeShaking: true,
      disableAutoDocs: false,
      disableBlocks: false,
      disableMDXEntries: false,
      disabledAddons: [],
    },
  },
  viteFinal: (config) => {
    const own: InlineConfig = {
      root,
      plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' }), storiesOfStatesModule()],
      // Watching thousands of generated files delays the start by more than a second.
      server: { watch: { ignored: ['**/{.cache,dist,storybook-static,visual-report}/**'] } },
      build: {
        // Older targets would expand light-dark() into twice the custom properties.
        cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
        chunkSizeWarningLimit: 2000,
        // Printing compressed sizes takes a tenth of the build time.
        reportCompressedSize: false,
      },
    }
    return mergeConfig(config, own)
  },
})
