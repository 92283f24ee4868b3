// The end of the `stories` step: each text of the catalogue stood on the page of a story that has just run.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogue } from '../../packages/ui/src/texts/catalogue.ts'
import { readStoryRun } from './storyRun.ts'
import { shownTexts, textFaults } from './texts.ts'
import { unseenTexts } from './unseenTexts.ts'

const results = path.resolve(import.meta.dirname, '../../node_modules/.cache/results/stories.json')
const run = readStoryRun(readFileSync(results, 'utf8'))
const keys = Object.keys(catalogue)
const faults = textFaults({ keys, shown: shownTexts(run), unseen: unseenTexts })

console.log(`texts: ${keys.length} in the catalogue, ${Object.keys(unseenTexts).length} that nobody reads`)
for (const fault of faults) console.error(`  ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
