import { Button, Heading, Text } from '@mintage/ui/primitives'
import { useState } from 'react'
import * as styles from './WhatIf.css.ts'

function save(patch: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([patch], { type: 'text/x-diff' }))
  link.download = 'what-if.patch'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The change as a file that git applies. */
export function PatchView({ patch }: { patch: string }) {
  const [said, setSaid] = useState({ patch: '', message: '' })
  const copy = async () => {
    const message = await navigator.clipboard.writeText(patch).then(
      () => 'Copied',
      () => 'The browser does not let the page copy: select the text instead',
    )
    setSaid({ patch, message })
  }
  if (patch === '') return null
  return (
    <section className={styles.part} aria-labelledby="what-if-patch">
      <Heading level={2} size="sm" id="what-if-patch">
        Patch
      </Heading>
      <Text size="small" tone="muted">
        In the repository: <code>git apply what-if.patch</code>, then <code>npm run generate</code> for a token.
      </Text>
      <textarea className={styles.patch} readOnly rows={12} aria-labelledby="what-if-patch" value={patch} />
      <div className={styles.actions}>
        <Button size="sm" tone="neutral" variant="outline" onClick={() => save(patch)}>
          Download the patch
        </Button>
        <Button size="sm" tone="neutral" variant="outline" onClick={copy}>
          Copy the patch
        </Button>
        <span role="status">{said.patch === patch ? <Text size="small">{said.message}</Text> : null}</span>
      </div>
    </section>
  )
}
