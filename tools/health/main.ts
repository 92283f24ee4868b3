// `npm run health`: which stories are slow, flaky, missing or there twice. Storybook shows the same lists.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reportNow, runsFile } from './reportNow.ts'
import { summaryOf } from './summary.ts'

const { report, runs } = await reportNow()
mkdirSync(path.dirname(runsFile), { recursive: true })
writeFileSync(runsFile, JSON.stringify(runs))
console.log(summaryOf(report))
