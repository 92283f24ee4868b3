import { Heading, Text } from '@mintage/ui/primitives'
import type { ReportData } from '../../types.ts'
import * as styles from './page.css.ts'
import { count } from './words.ts'

export function ChangedCode({ code, open }: { code: ReportData['changedCode']; open: boolean }) {
  if (code.length === 0) return null
  const components = new Set(code.flatMap(({ component }) => component ?? [])).size
  return (
    <details className={styles.details} open={open && code.length <= 12}>
      <summary className={styles.summary}>
        <Heading level={2} size="xs">
          Changed code
        </Heading>
        <Text as="span" size="small" tone="muted">
          {count(code.length, 'file')}
          {components > 0 ? ` in ${count(components, 'component')}` : ''}
        </Text>
      </summary>
      <ul className={styles.rows}>
        {code.map(({ file, component }) => (
          <li key={file} className={styles.row}>
            <span className={styles.code}>{file}</span>
            <span className={component ? undefined : styles.quiet}>{component ?? 'no component'}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
