import type { Ref } from 'react'
import { formatDate, fullName } from '../../format/index.ts'
import { Avatar, Button, Heading, Text, TokenAmount } from '../../primitives/index.ts'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { AvatarPicker } from './AvatarPicker.tsx'
import * as styles from './Profile.css.ts'
import type { ProfileReady } from './Profile.types.ts'

interface IdentityProps extends Pick<ProfileReady, 'profile' | 'avatar' | 'hrefs'> {
  nameRef: Ref<HTMLHeadingElement>
}

/** Name, registration date and balance. */
export function Identity({ profile, avatar, hrefs, nameRef }: IdentityProps) {
  const t = useTexts(accountTexts)
  const name = fullName(profile)
  return (
    <div className={styles.top}>
      <div className={styles.identity}>
        <Avatar name={name} src={profile.avatarUrl} size={96} />
        <div className={styles.who}>
          <Heading level={2} size="md" dir="auto" className={styles.name} ref={nameRef} tabIndex={-1}>
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {t('account.profile.memberSince', { date: formatDate(profile.createdAt) })}
          </Text>
          <AvatarPicker {...avatar} />
        </div>
      </div>
      <div className={styles.purse}>
        <div>
          <Text size="small" tone="muted">
            {t('account.balance')}
          </Text>
          <TokenAmount tenths={profile.balance} size={28} className={styles.balance} />
        </div>
        <Button href={hrefs.pricing} variant="outline" tone="neutral">
          {t('account.buyTokens')}
        </Button>
      </div>
    </div>
  )
}
