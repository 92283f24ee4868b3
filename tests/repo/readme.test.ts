import { expect, it } from 'vitest'
import { packageDiagram, withDiagram } from '../../tools/package-diagram/index.ts'
import { read } from './sources.ts'

it('the README draws the packages as they import each other: `npm run generate` draws them', () => {
  expect(read('README.md')).toContain(packageDiagram())
  expect(withDiagram(read('README.md'))).toBe(read('README.md'))
})
