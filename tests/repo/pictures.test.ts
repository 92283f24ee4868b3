import { expect, it } from 'vitest'
import { read } from './sources.ts'

it('CI takes every picture, so that a change has to take those alone that it can reach', () => {
  expect(read('scripts/test.mjs')).toContain("'tests/visual/main.ts', '--part', '--changed'")
  const commands = read('.ci/run').split('\n')
  expect(commands.filter((command) => command.startsWith('npm '))).toEqual(['npm test', 'npm run visual'])
})
