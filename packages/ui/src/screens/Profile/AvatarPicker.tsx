import { useId, useRef, useState } from 'react'
import { Button, Text } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './Profile.css.ts'
import type { AvatarUpload } from './Profile.types.ts'

const types = ['image/png', 'image/jpeg', 'image/webp']
const maxBytes = 2 * 1024 * 1024

/** Picks a new avatar; an unusable file is refused before upload (D53). */
export function AvatarPicker({ busy, error, onPick }: AvatarUpload) {
  const t = useTexts(accountTexts)
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState(false)
  const hint = useId()

  const take = (file: File | undefined) => {
    if (!file) return
    const fits = types.includes(file.type) && file.size <= maxBytes
    setRefused(!fits)
    if (fits) onPick(file)
  }

  const problem = refused ? t('account.profile.imageRefused') : error
  return (
    <div className={styles.image}>
      <input
        ref={input}
        type="file"
        accept={types.join()}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // Emptied, so that choosing the same file again is a change.
          event.currentTarget.value = ''
        }}
      />
      <Button
        size="sm"
        variant="soft"
        tone="neutral"
        busy={busy}
        busyLabel={t('account.profile.imageBusy')}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {t('account.profile.image')}
      </Button>
      <Text id={hint} size="caption" tone={problem ? 'critical' : 'muted'} {...(problem ? { role: 'alert' } : {})}>
        {problem ?? t('account.profile.imageHint')}
      </Text>
    </div>
  )
}
