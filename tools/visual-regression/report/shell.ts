import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const app = path.join(import.meta.dirname, 'app')

/** The app of the report without its data. */
export interface Shell {
  script: string
  styles: string
}

export async function buildShell(): Promise<Shell> {
  const result = await build({
    root: app,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      // `light-dark()` stays as it is written.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(app, 'main.tsx'), output: { codeSplitting: false } },
    },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return {
    script: files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n'),
    styles: files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('\n'),
  }
}
