// `npm run handover [-- --from <git ref> --out <folder> --no-visual]`: two versions of the system and what differs, as
// one folder for any file server: the Storybook, its statecharts, and the visual report.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bin, ensureInstalled, root, runPinned } from './workspace.mjs'

/** Says what went wrong in one sentence, and ends. */
function fail(sentence) {
  console.error(`handover: ${sentence}`)
  process.exit(1)
}

function readOptions() {
  try {
    const known = {
      from: { type: 'string' },
      out: { type: 'string', default: 'handover' },
      'no-visual': { type: 'boolean', default: false },
    }
    return parseArgs({ options: known }).values
  } catch (error) {
    return fail(`${error.message}. Known are --from <git ref>, --out <folder> and --no-visual.`)
  }
}

/** What git answers; null where it knows nothing of the kind. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

function versionOf(ref) {
  const [commit, date, subject] = git('log', '-1', '--format=%h%n%cs%n%s', ref)?.split('\n') ?? []
  return commit === undefined ? null : { commit, date, subject }
}

/** The tag before this one, or the commit before: what somebody has most likely seen last. */
const lastSeen = () => git('describe', '--tags', '--abbrev=0', 'HEAD^') ?? git('rev-parse', 'HEAD^')

/** The versions that are compared; refuses before anything is built. */
function versions(asked) {
  const from = asked ?? lastSeen()
  const before = from === null ? null : versionOf(from)
  if (asked !== undefined && before === null) fail(`git knows no “${asked}”.`)
  const now = versionOf('HEAD')
  const subjects = before === null ? null : git('log', '--no-merges', '--format=%s', `${from}..HEAD`)
  return {
    from: before === null ? null : from,
    before,
    now: now === null ? null : { ...now, edited: git('status', '--porcelain') !== '' },
    changes: subjects?.split('\n').filter(Boolean) ?? [],
  }
}

/** @returns {boolean} whether the command ended well */
function run(what, [command, ...args]) {
  console.log(`> ${what}`)
  return runPinned(command, args)
}

function mustRun(what, command) {
  if (!run(what, command)) fail(`${what} failed; its own words stand above. Nothing was published.`)
}

/** An earlier handover is replaced, and nothing else ever. */
function refuseForeign(folder) {
  const inside = existsSync(folder) ? readdirSync(folder) : []
  if (inside.length > 0 && !inside.includes('handover.json')) {
    fail(`${folder} holds something else: name an empty folder, or that of an earlier handover.`)
  }
}

const visualTests = path.join(root, 'tools/visual-regression/main.ts')
const visualReport = path.join(root, 'visual-report')
const thumbnails = path.join(root, '.cache/visual/thumbnails')
/** Where the visual tests look for it. */
const storybook = path.join(root, 'storybook-static')

/** Whether a visual report was written since then: a run that finds differences may well end as one that failed. */
function hasFreshReport(since) {
  const file = path.join(visualReport, 'run.json')
  return existsSync(path.join(visualReport, 'index.html')) && existsSync(file) && statSync(file).mtimeMs >= since
}

/** @returns {boolean} whether there is a report to publish */
function takeVisualReport(from, unwanted) {
  const reason = unwanted
    ? '--no-visual says so'
    : from === null
      ? 'there is no version to compare with'
      : existsSync(visualTests)
        ? null
        : 'there are no visual tests'
  if (reason !== null) {
    console.log(`> visual report: left out, ${reason}`)
    return false
  }
  const since = Date.now()
  run('visual report', ['node', visualTests, '--against', from])
  if (!hasFreshReport(since))
    fail('the visual tests left no report; their own words stand above. Nothing was published.')
  return true
}

/** How many pictures stand how to those before, as the run has left it. */
function countsOfRun() {
  const { comparisons } = JSON.parse(readFileSync(path.join(visualReport, 'run.json'), 'utf8'))
  const of = (status) => comparisons.filter((one) => one.status === status).length
  return { changed: of('changed'), new: of('new'), removed: of('removed'), unchanged: of('unchanged') }
}

/** Storybook as it was built, with the small pictures that were taken of it since. */
function publishStorybook(folder) {
  cpSync(storybook, folder, { recursive: true })
  if (existsSync(thumbnails)) cpSync(thumbnails, path.join(folder, 'thumbnails'), { recursive: true })
}

/** The pages of the machines, in the sidebar's order, from Storybook's own list. */
function statecharts() {
  const { entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8'))
  const firsts = new Map()
  for (const { id, type, title } of Object.values(entries)) {
    if (type === 'story' && title.startsWith('Machines/') && !firsts.has(title)) firsts.set(title, id)
  }
  return [...firsts].map(([title, id]) => ({ id, name: title.slice('Machines/'.length) }))
}

ensureInstalled()
// The front page is TypeScript, which the pinned Node reads as it is and the machine's own may not.
if (!process.features.typescript) {
  const again = spawnSync(path.join(bin, 'node'), process.argv.slice(1), { cwd: process.cwd(), stdio: 'inherit' })
  process.exit(again.status ?? 1)
}
const { frontPage } = await import('../tools/handover/index.ts')

const options = readOptions()
const out = path.resolve(options.out)
const compared = versions(options.from)
refuseForeign(out)

mustRun('health of the stories', ['node', 'tools/health/main.ts'])
mustRun('Storybook', ['storybook', 'build', '-c', '.storybook', '-o', storybook, '--quiet'])
const hasReport = takeVisualReport(compared.from, options['no-visual'])
// After the run, whose pictures they are made of.
mustRun('thumbnails', ['node', visualTests, 'thumbnails'])

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
publishStorybook(path.join(out, 'storybook'))
if (hasReport) cpSync(visualReport, path.join(out, 'visual'), { recursive: true })

const handover = {
  madeAt: new Date().toISOString(),
  before: compared.before,
  now: compared.now,
  changes: compared.changes,
  counts: hasReport ? countsOfRun() : null,
  hasReport,
  statecharts: statecharts(),
}
const fonts = path.join(out, 'fonts')
mkdirSync(fonts)
for (const name of ['bricolage-grotesque', 'figtree']) {
  const file = `${name}-latin-wght-normal.woff2`
  cpSync(path.join(root, 'node_modules/@fontsource-variable', name, 'files', file), path.join(fonts, file))
}
writeFileSync(path.join(out, 'handover.json'), `${JSON.stringify(handover, null, 2)}\n`)
writeFileSync(path.join(out, 'index.html'), frontPage(handover))
console.log(`\nReady in ${out}: serve the folder with any file server, or hand it over as it is.`)
