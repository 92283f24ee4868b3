import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const cache = path.join(root, 'node_modules/.cache/visual-report')

/** The app of the report without its data. */
export interface Shell {
  script: string
  styles: string
}

/** Everything the app is made of: its own sources, the design system, and the versions of what comes from npm. */
const sources = [
  'tools/visual-regression/report/app',
  'tools/visual-regression/types.ts',
  'packages/ui/src',
  'package-lock.json',
]
const isLeftOut = (file: string) => /\.(stories|test|guide)\.tsx?$/.test(file)

async function filesOf(source: string): Promise<readonly string[]> {
  if (path.extname(source) !== '') return [source]
  const entries = await readdir(path.join(root, source), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all([...sources, path.relative(root, import.meta.filename)].map(filesOf))).flat()
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))))
  files.forEach((file, place) => {
    hash.update(`${file}\0${contents[place]?.length}\0`).update(contents[place] ?? '')
  })
  return hash.digest('hex').slice(0, 16)
}

async function build(): Promise<Shell> {
  // Loaded only when something has to be built: most reports take the app from the cache.
  const [{ build: bundle }, { default: react }, { vanillaExtractPlugin }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('@vanilla-extract/vite-plugin'),
  ])
  const result = await bundle({
    root: path.join(import.meta.dirname, 'app'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      // light-dark() as it is written: older targets would have it unfolded into twice the custom properties.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      // One file stands alone: the fonts go into it too (60 KiB for both).
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: path.join(import.meta.dirname, 'app/main.tsx'), output: { codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const script = outputs.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const styles = outputs.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  )
  if (script.length !== 1) throw new Error(`the report came out as ${script.length} scripts instead of one`)
  return { script: script.join(''), styles: styles.map(String).join('') }
}

/** The built app: from the cache as long as nothing that it is made of has changed. */
export async function shellOfReport(): Promise<Shell> {
  const file = path.join(cache, `${await hashOfSources()}.json`)
  const cached = await readFile(file, 'utf8').catch(() => null)
  if (cached !== null) return JSON.parse(cached)
  const built = await build()
  await mkdir(cache, { recursive: true })
  // Written aside first: another run that builds at the same time never reads half of it.
  const aside = `${file}.${process.pid}`
  await writeFile(aside, JSON.stringify(built))
  await rename(aside, file)
  const old = (await readdir(cache)).filter((name) => name.endsWith('.json') && name !== path.basename(file))
  await Promise.all(old.map((name) => rm(path.join(cache, name), { force: true })))
  return built
}
