// Tests the packed package in another app: unpacked into examples/themed, which is type-checked with every declaration
// of the package, built, and opened.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { preview } from 'vite'
import { launchOptions } from '../../../scripts/browser.mjs'
import { dist, home } from './entries.ts'

const app = path.resolve(home, '../../examples/themed')
const modules = path.join(app, 'node_modules')
const unpacked = path.join(modules, '@mintage/ui')
/** The light scheme's accent in the app's src/theme.css. */
const accent = 'rgb(109, 40, 217)'

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

rmSync(modules, { recursive: true, force: true })
mkdirSync(unpacked, { recursive: true })
const tarball = run(modules, 'npm', 'pack', dist, '--silent', '--ignore-scripts').trim()
run(unpacked, 'tar', '-xzf', path.join(modules, tarball), '--strip-components=1')
const { messages, pkg } = await publint({ pkgDir: unpacked, pack: false, strict: true })
for (const message of messages) console.error(formatMessage(message, pkg))
if (messages.length > 0) throw new Error('publint finds faults in the package')

const everyType = { extends: '../tsconfig.json', include: ['../src', '@mintage/ui/**/*.d.ts'], exclude: [] }
writeFileSync(path.join(modules, 'tsconfig.json'), JSON.stringify(everyType))
console.log(run(app, 'tsc', '-p', 'node_modules', '--checkers', '1'))
run(app, 'vite', 'build', '--logLevel', 'warn')

const server = await preview({ root: app, preview: { host: '127.0.0.1' }, logLevel: 'warn' })
const browser = await chromium.launch(await launchOptions())
try {
  const page = await browser.newPage({ colorScheme: 'light' })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  const button = page.getByRole('button').first()
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
  if (colour !== accent) throw new Error(`the button of examples/themed is ${colour}, its theme says ${accent}`)
} finally {
  await browser.close()
  await server.close()
}
