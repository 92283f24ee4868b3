// The end of `npm run generate`: draws the packages in README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withDiagram } from './index.ts'

const readme = path.resolve(import.meta.dirname, '../../README.md')
writeFileSync(readme, withDiagram(readFileSync(readme, 'utf8')))
