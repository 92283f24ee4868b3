// `npm run bench -- review [--only defects,times,storybook,what-if,scaffold] [--all-stories] [--out file]`: whether the review finds what was broken
// on purpose, how long a change waits for its report, how long somebody waits for Storybook, and whether a run finds what
// the page `What if` foretold, and whether deleted stories of machine states are scaffolded as they were.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeCopy } from './copy.ts'
import { type Figure, recorded } from './figure.ts'
import { findDefects } from './findDefects.ts'
import { measureStorybook } from './measureStorybook.ts'
import { measureTimes } from './measureTimes.ts'
import { compareWithRuns } from './whatIf.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: 'defects,times,storybook' },
    /** Of the defects and of the changes that are foretold: those that have this in their words. */
    defect: { type: 'string', default: '' },
    /** Looks for what is foretold in every story, and not only in those of some files. */
    'all-stories': { type: 'boolean', default: false },
  },
})

const figures: Figure[] = []
const copy = await makeCopy()
try {
  if (values.only.includes('defects')) {
    const found = await findDefects(copy, ({ kind, what }) => `${kind} ${what}`.includes(values.defect))
    const all = found.length
    const countOf = (is: (one: (typeof found)[number]) => boolean) => found.filter(is).length
    const right = countOf(({ byReview, others }) => byReview && others.length === 0)
    figures.push(
      {
        what: `defects told of at the right stories alone, of ${all}`,
        goal: `${all}`,
        ...{ measured: `${right}`, met: right === all },
      },
      recorded(
        'of them found by the pictures alone',
        countOf(({ byPictures }) => byPictures),
      ),
      recorded(
        'of them found by axe alone',
        countOf(({ byAxe }) => byAxe),
      ),
      recorded(
        'of them found by neither',
        countOf(({ byAxe, byPictures }) => !byAxe && !byPictures),
      ),
    )
  }
  if (values.only.includes('storybook')) figures.push(...(await measureStorybook(copy)))
  if (values.only.includes('what-if'))
    figures.push(...(await compareWithRuns(copy, values.defect, values['all-stories'])))
  if (values.only.includes('times')) figures.push(...(await measureTimes(copy)))
} finally {
  await rm(copy.folder, { recursive: true, force: true })
}
for (const { what, goal, measured } of figures)
  console.log(`${what}: ${measured}${goal === '' ? '' : `, goal ${goal}`}`)
if (values.out !== undefined) {
  await mkdir(path.dirname(values.out), { recursive: true })
  await writeFile(values.out, `${JSON.stringify({ measured: new Date().toISOString(), figures }, null, 2)}\n`)
}
