import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')
/** The figures of the goals are shares of those of this commit. */
const baseCommit = 'd6dd6362'
const cache = path.join(root, '.cache/bench')

export const run = (cwd: string, command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 })

const buildSite = (tree: string) => {
  const bin = path.join(tree, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` }
  execFileSync(path.join(bin, 'vite'), ['build', 'apps/site', '--logLevel', 'warn'], {
    cwd: tree,
    env,
    stdio: 'inherit',
  })
}

/** Clones, installs and builds the base once. @returns its folder */
export function makeBase(): string {
  const base = path.join(cache, 'base')
  const done = path.join(base, '.cache/built')
  if (existsSync(done)) return base
  console.log(`Building ${baseCommit} in ${path.relative(root, base)}, once ...`)
  rmSync(base, { recursive: true, force: true })
  run(root, 'git', 'clone', '--quiet', '--shared', '--no-checkout', root, base)
  run(base, 'git', 'checkout', '--quiet', baseCommit)
  run(base, 'npm', 'ci', '--prefix', base, '--no-audit', '--no-fund', '--loglevel=error')
  buildSite(base)
  mkdirSync(path.dirname(done), { recursive: true })
  writeFileSync(done, '')
  return base
}

/** Copies the files of a tree that git would keep, changed ones included. */
export function copyTree(tree: string, name: string): string {
  const copy = path.join(cache, name)
  rmSync(copy, { recursive: true, force: true })
  const files = run(tree, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of new Set(files)) {
    if (file && existsSync(path.join(tree, file))) cpSync(path.join(tree, file), path.join(copy, file))
  }
  return copy
}

/** Uses the installed packages of a tree in its copy, and the copy's own workspaces. */
function linkPackages(tree: string, copy: string): void {
  for (const folder of ['', 'packages/api-client']) {
    const [from, to] = [tree, copy].map((one) => path.join(one, folder, 'node_modules'))
    if (!from || !to) continue
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) {
      const [source, target] = [path.join(from, name), path.join(to, name)]
      if (name === '@mintage') cpSync(source, target, { recursive: true, verbatimSymlinks: true })
      else symlinkSync(source, target)
    }
  }
}

const textLine = /^( +'[\w.]+': '.+)',$/gm

/** Adds a word to so many texts, spread evenly over the catalogue. */
function changeTexts(tree: string, wanted: number): void {
  const folder = path.join(tree, 'packages/ui/src/texts/en')
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  const all = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(textLine)]).length
  let seen = 0
  for (const file of files) {
    const changed = readFileSync(file, 'utf8').replaceAll(textLine, (line, start) => {
      seen += 1
      const isChosen = Math.floor((seen * wanted) / all) > Math.floor(((seen - 1) * wanted) / all)
      return isChosen ? `${start} today',` : line
    })
    writeFileSync(file, changed)
  }
}

/** The next deployment of a built tree: its copy with 40 changed texts, built after the copied builds. */
export function makeNextDeployment(tree: string, name: string): string {
  const copy = copyTree(tree, name)
  linkPackages(tree, copy)
  for (const folder of readdirSync(path.join(tree, 'apps/site')).filter((entry) => entry.startsWith('dist'))) {
    cpSync(path.join(tree, 'apps/site', folder), path.join(copy, 'apps/site', folder), { recursive: true })
  }
  changeTexts(copy, 40)
  buildSite(copy)
  return copy
}
