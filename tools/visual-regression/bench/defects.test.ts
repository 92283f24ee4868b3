import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { defects } from './defects.ts'

it.each(defects.map(({ what, file, from }) => [what, file, from] as const))(
  '%s: what it breaks is there once',
  (_, file, from) => {
    const source = readFileSync(path.join(paths.root, 'packages/ui/src', file), 'utf8')
    expect(source.split(from)).toHaveLength(2)
  },
)
