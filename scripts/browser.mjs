import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createBrotliDecompress } from 'node:zlib'

/** Quiet and the same everywhere: no sandbox (containers run as root), no GPU, no talk to the network of its own. */
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
const neededLibraries = ['libnss3.so', 'libnspr4.so', 'libexpat.so.1']

const isInstalled = (library) => libraryFolders.some((folder) => existsSync(join(folder, library)))

/**
 * Unpacks the libraries that come with the pinned browser, for systems without them (they need root to install).
 * @returns {Promise<string>} the folder to put on LD_LIBRARY_PATH
 */
async function unpackLibraries() {
  const target = join(tmpdir(), 'mintage-browser-libraries')
  const done = join(target, '.done')
  if (!existsSync(done)) {
    mkdirSync(target, { recursive: true })
    const packed = join(
      dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../../bin/al2023.tar.br',
    )
    const chunks = []
    for await (const chunk of createReadStream(packed).pipe(createBrotliDecompress())) chunks.push(chunk)
    execFileSync('tar', ['-x', '-C', target], { input: Buffer.concat(chunks) })
    await writeFile(done, '')
  }
  return join(target, 'lib')
}

let pinned

async function pinnedBrowser() {
  const { default: chromium } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (neededLibraries.every(isInstalled)) return { executablePath, args }
  const libraries = await unpackLibraries()
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: path } }
}

/**
 * Launch options for playwright: on Linux x64 the browser that the lockfile pins, so that pictures compare; elsewhere
 * playwright's own download.
 */
export async function launchOptions() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args }
  pinned ??= pinnedBrowser()
  return pinned
}

/**
 * For the runner's page around the iframe of a test: nothing is painted unless a picture is taken, which saves much of
 * the time (docs/decisions/no-paint.md).
 */
export const noPaint = {
  content:
    "document.head.insertAdjacentHTML('beforeend', '<style>html:not([data-painted]) #vitest-tester { opacity: 0 }</style>')",
}
