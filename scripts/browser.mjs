import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** No sandbox, because containers run as root; no GPU; no network calls of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const libraryFolders = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/lib64', '/usr/lib']
const isInstalled = (library) => libraryFolders.some((folder) => existsSync(join(folder, library)))

/** The pinned browser brings the libraries that only root could install. @returns their folder */
function unpackLibraries() {
  const target = join(tmpdir(), 'mintage-browser-libraries')
  const done = join(target, '.done')
  if (!existsSync(done)) {
    mkdirSync(target, { recursive: true })
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    const packed = readFileSync(join(dirname(main), '../../bin/al2023.tar.br'))
    execFileSync('tar', ['-x', '-C', target], { input: brotliDecompressSync(packed) })
    writeFileSync(done, '')
  }
  return join(target, 'lib')
}

async function pinnedBrowser() {
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (['libnss3.so', 'libnspr4.so', 'libexpat.so.1'].every(isInstalled)) return { executablePath, args }
  const path = [unpackLibraries(), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: path } }
}

let pinned

/**
 * Launch options for Playwright: on Linux x64 the browser of the lockfile, so that images can be compared; elsewhere
 * Playwright's own.
 */
export async function launchOptions() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args }
  pinned ??= pinnedBrowser()
  return pinned
}

/**
 * For the runner's page around the iframe of a test: nothing is painted unless an image is taken, which saves much of
 * the time (docs/decisions/stories.md).
 */
export const noPaint = {
  content:
    "document.head.insertAdjacentHTML('beforeend', '<style>html:not([data-painted]) #vitest-tester { opacity: 0 }</style>')",
}
