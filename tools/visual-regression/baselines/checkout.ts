import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MachineViews } from '../capture/statesOf.ts'
import { paths } from '../paths.ts'

const { root } = paths
const bin = path.join(root, 'node_modules/.bin')

const run = (command: string, args: readonly string[], cwd: string) => {
  try {
    execFileSync(command, args, {
      cwd,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 26,
    })
  } catch (reason) {
    const said = reason instanceof Error && 'stderr' in reason ? String(reason.stderr).slice(-2000) : ''
    throw new Error(`\`${path.basename(command)} ${args.join(' ')}\` failed at an earlier commit. ${said}`)
  }
}

/** Of what npm and the project write beside the packages: the commands, and which lockfile they were installed from. */
const linked = new Set(['.bin', '.mintage-lock'])

/**
 * Links the packages that are installed here. A workspace is a link within the repository: it is made anew, so that it
 * leads to the sources of the checkout.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (name.startsWith('.') && !linked.has(name)) continue
    const installed = path.join(from, name)
    const isLink = (await lstat(installed)).isSymbolicLink()
    if (name.startsWith('@') && !isLink) await linkPackages(installed, path.join(to, name))
    else await symlink(isLink ? await readlink(installed) : installed, path.join(to, name))
  }
}

async function install(checkout: string): Promise<void> {
  const lockOf = (folder: string) => readFile(path.join(folder, 'package-lock.json'), 'utf8').catch(() => '')
  if ((await lockOf(checkout)) !== (await lockOf(root))) {
    return run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], checkout)
  }
  for (const folder of ['', ...globSync(['packages/*', 'apps/*'], { cwd: checkout })]) {
    const installed = path.join(root, folder, 'node_modules')
    if (existsSync(installed)) await linkPackages(installed, path.join(checkout, folder, 'node_modules'))
  }
}

interface Earlier {
  /** The folder of its Storybook. */
  storybook: string
  views: MachineViews
}

const viewsFile = 'tools/story-coverage/machines.ts'

/** A version before there was such a file shows no states. */
async function viewsIn(folder: string): Promise<MachineViews> {
  const file = path.join(folder, path.basename(viewsFile))
  if (!existsSync(file)) return {}
  const { views }: { views: MachineViews } = await import(pathToFileURL(file).href)
  return views
}

/** The Storybook of a commit, and what it shows of the machines: built once, and cached. */
export async function storybookOf(commit: string): Promise<Earlier> {
  const folder = path.join(paths.commits, commit)
  const built = path.join(folder, 'storybook')
  if (!existsSync(path.join(built, 'index.json'))) await buildStorybook(commit, built)
  return { storybook: built, views: await viewsIn(folder) }
}

/** The files of a commit in a folder of their own, with packages. */
export async function checkOut(commit: string): Promise<string> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'visual-regression-'))
  const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', checkout], { input: archive })
  // Its Storybook asks git for the list of its sources.
  execFileSync('git', ['init', '--quiet'], { cwd: checkout })
  await install(checkout)
  return checkout
}

/** Builds the Storybook of a checkout into its `storybook-static`. */
export const buildIn = (checkout: string): void =>
  run(
    path.join(bin, 'storybook'),
    ['build', '-c', '.storybook', '-o', 'storybook-static', '--quiet', '--test'],
    checkout,
  )

async function buildStorybook(commit: string, built: string): Promise<void> {
  console.log(`visual: building the Storybook of ${commit.slice(0, 9)}`)
  const checkout = await checkOut(commit)
  try {
    buildIn(checkout)
    await rm(path.dirname(built), { recursive: true, force: true })
    await mkdir(path.dirname(built), { recursive: true })
    if (existsSync(path.join(checkout, viewsFile))) {
      await cp(path.join(checkout, viewsFile), path.join(path.dirname(built), path.basename(viewsFile)))
    }
    await cp(path.join(checkout, 'storybook-static'), `${built}.part`, { recursive: true })
    await rename(`${built}.part`, built)
  } finally {
    await rm(checkout, { recursive: true, force: true })
  }
}
