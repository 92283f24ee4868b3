import type { TestContext } from 'vitest'

/** As Storybook's addons leave it; the name of axe's is `a11y`. */
interface Report {
  readonly type: string
  result: unknown
}

declare module 'vitest' {
  interface TaskMeta {
    /** Written by Storybook's addon, which does not declare it. */
    reports?: Report[]
  }
}

/**
 * Of what axe found, violations alone are read, and each account weighs 40 KB: on their way to the runner a thousand of
 * them took a tenth of the step's time.
 */
export function keepViolationsAlone({ task }: TestContext): void {
  for (const report of task.meta.reports ?? []) {
    const { result } = report
    if (typeof result === 'object' && result !== null && 'violations' in result) {
      report.result = { violations: result.violations }
    }
  }
}
