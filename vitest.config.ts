import { defineConfig } from 'vitest/config'
import { requirementTags } from './tests/requirements/requirements.ts'
import { timeouts } from './vitest.timeouts.ts'

// One run of all tests that need no browser: each package keeps a config of its own for what it needs. A worker runs
// one file after another without being started anew, which took half of the time: a test that leaves something behind
// has to put it back.
export default defineConfig({
  test: {
    tags: requirementTags,
    projects: [
      'packages/machines/vitest.config.ts',
      'packages/api-client/vitest.config.ts',
      'packages/ui/vitest.config.ts',
      'apps/api/vitest.config.ts',
      {
        test: {
          name: 'site',
          root: 'apps/site',
          include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'build/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'repo',
          root: '.',
          include: ['tests/{repo,requirements}/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          ...timeouts,
        },
      },
    ],
  },
})
