// The end of the `builds` step: packages/ui as others get it. Packs what `npm run build:ui` has written, installs it into
// examples/themed outside of this repository, and type-checks, builds and opens that.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { designTokenFiles } from '../../packages/ui/build/designTokens/index.ts'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { tarballFaults } from './faults.ts'
import { importsOfPackage } from './imports.ts'
import { shownColour } from './shownColour.ts'
import { install, installed, pack, root } from './unpack.ts'

const scratch = mkdtempSync(path.join(tmpdir(), 'mintage-ui-'))
const home = path.join(scratch, 'app')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

function run(command: string, ...words: string[]): string[] {
  const bin = path.join(root, 'node_modules/.bin', command)
  const { status, stdout, stderr } = spawnSync(bin, words, { cwd: home, encoding: 'utf8' })
  return status === 0 ? [] : [`${command} failed on examples/themed:\n${stdout}${stderr}`]
}

async function check(): Promise<string[]> {
  const { files, filename, size } = pack(scratch)
  console.log(`package of packages/ui: ${files.length} files, ${Math.round(size / 1024)} KiB packed`)
  install(path.join(root, 'examples/themed'), path.join(scratch, filename), home)
  const { folder, exports, needed } = installed(home)
  const paths = files.map((file) => file.path)
  const entries = Object.keys(readJson(path.join(root, 'packages/ui/public-api.json')).entries)
  const imports = importsOfPackage(folder, paths)
  const missing = Object.keys(designTokenFiles(themeTokens))
    .filter((name) => !paths.includes(`design-tokens/${name}`))
    .map((name) => `design-tokens/${name} is not packed`)
  const packed = tarballFaults({ files: paths, exports, entries, imports, declared: needed })
  // Beside what the sample uses, so that the compiler reads the types of every entry.
  const all = entries.map((entry, place) => `export * as entry${place} from '@mintage/ui${entry.slice(1)}'\n`)
  writeFileSync(path.join(home, 'src/all.ts'), all.join(''))
  const built = [...packed, ...missing, ...run('tsc', '-p', '.'), ...run('vite', 'build', '--logLevel', 'warn')]
  if (built.length > 0) return built
  const { colour, complaints } = await shownColour(path.join(home, 'dist'))
  // What src/theme.css of the sample says for a light page.
  const violet = 'rgb(109, 40, 217)'
  return [
    ...complaints,
    ...(colour === violet ? [] : [`the sample's button is ${colour}, and its theme says ${violet}`]),
  ]
}

try {
  const faults = await check()
  for (const fault of faults) console.error(`  ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
