import { useRef } from 'react'
import { Skeleton, Stack } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { FirstImage } from '../FirstImage/FirstImage.tsx'
import { RetryNotice } from '../shared/RetryNotice.tsx'
import { Identity } from './Identity.tsx'
import { Preferences } from './Preferences.tsx'
import * as styles from './Profile.css.ts'
import type { ProfileProps, ProfileReady } from './Profile.types.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Verification } from './Verification.tsx'

export type * from './Profile.types.ts'

function Loading() {
  const t = useTexts(accountTexts)
  return (
    <div role="status" aria-label={t('account.profile.loading')} className={styles.loading}>
      <div className={styles.identity}>
        <Skeleton width="96px" height="96px" round />
        <Stack gap="sm">
          <Skeleton width="min(14rem, 60%)" height="1.75rem" />
          <Skeleton width="min(10rem, 45%)" />
        </Stack>
      </div>
      <Skeleton height="18rem" />
    </div>
  )
}

function Failed({ onRetry, retrying }: { onRetry: () => void; retrying?: boolean | undefined }) {
  const t = useTexts(accountTexts)
  return (
    <RetryNotice title={t('account.profile.failed')} onRetry={onRetry} retrying={retrying}>
      {t('account.profile.failedDetail')}
    </RetryNotice>
  )
}

function Ready(props: ProfileReady) {
  const { firstImage } = props
  const name = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with its panel, so the next element takes the focus.
  const onDismiss = () => {
    name.current?.focus()
    firstImage?.onDismiss()
  }
  return (
    <>
      {firstImage ? <FirstImage {...firstImage} onDismiss={onDismiss} /> : null}
      <Identity {...props} nameRef={name} />
      {props.verification.status === 'unverified' ? (
        <Verification email={props.profile.email} {...props.verification} />
      ) : null}
      <ProfileForm {...props} />
      <Preferences currency={props.currency} language={props.language} />
    </>
  )
}

/** The profile page: avatar, balance, details, preferences. Rendered in AccountFrame. */
export function Profile(props: ProfileProps) {
  const t = useTexts(accountTexts)
  return (
    <Stack gap="xl">
      <PageHeading title={t('account.profile')} />
      {props.status === 'loading' ? <Loading /> : null}
      {props.status === 'error' ? <Failed onRetry={props.onRetry} retrying={props.retrying} /> : null}
      {props.status === 'ready' ? <Ready {...props} /> : null}
    </Stack>
  )
}
