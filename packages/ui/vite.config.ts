import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dist, entryFiles, home, manifest } from './build/entries.ts'
import { filesBeside } from './build/filesBeside.ts'

const isBrought = (id: string) =>
  Object.keys(manifest.dependencies).some((name) => id === name || id.startsWith(`${name}/`)) &&
  !/\.(css|woff2)/.test(id)

/** The package as published (docs/decisions/packages.md); this repository imports its sources. */
export default defineConfig({
  root: home,
  base: './',
  plugins: [filesBeside(), react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `mt-${hash}` })],
  build: {
    outDir: dist,
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The app's bundler minifies it; unminified errors are readable.
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: { entry: entryFiles, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      external: isBrought,
      output: {
        // One module per source file, because a bundler removes unused files best.
        preserveModules: true,
        preserveModulesRoot: path.join(home, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'files/[name][extname]',
      },
    },
  },
})
