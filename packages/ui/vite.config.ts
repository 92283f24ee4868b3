import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dist, entryFiles, home, manifest } from './build/entries.ts'
import { filesBeside } from './build/filesBeside.ts'

const isBrought = (id: string) =>
  Object.keys(manifest.dependencies).some((name) => id === name || id.startsWith(`${name}/`)) &&
  !/\.(css|woff2)/.test(id)

/** The package as others install it (docs/decisions/packages.md); inside this repository its sources are imported. */
export default defineConfig({
  root: home,
  base: './',
  plugins: [filesBeside(), react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `mt-${hash}` })],
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The application's bundler minifies it; until then its errors are readable.
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: { entry: entryFiles, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: isBrought,
      output: {
        // One module a source: a bundler drops what an app does not use, whole files first.
        preserveModules: true,
        preserveModulesRoot: path.join(home, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'files/[name][extname]',
      },
    },
  },
})
