import { useEffect, useRef } from 'react'
import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textsOf } from '../../controls/Form/values.ts'
import { PasswordField } from '../../controls/PasswordField/PasswordField.tsx'
import { Button, Notice, Stack } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { NewPasswordFields } from '../shared/auth/NewPasswordFields.tsx'
import * as styles from './ChangePassword.css.ts'

const fields = ['currentPassword', 'password', 'confirmPassword'] as const

export type ChangePasswordValues = Record<(typeof fields)[number], string>

export interface ChangePasswordProps {
  /** The username for the password manager. */
  email: string
  /** The same object until the next answer: a new one moves the focus to the first field in error. */
  errors: FieldErrors<keyof ChangePasswordValues>
  /** An error of no single field. */
  formError: string | null
  busy: boolean
  /** True after a successful submission; the fields are then emptied once. */
  saved: boolean
  onSubmit: (values: ChangePasswordValues) => void
}

/** Rendered in AccountFrame. */
export function ChangePassword({ email, errors, formError, busy, saved, onSubmit }: ChangePasswordProps) {
  const t = useTexts(accountTexts)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (saved) place.current?.querySelector('form')?.reset()
  }, [saved])

  return (
    <div className={styles.screen} ref={place}>
      <PageHeading title={t('account.changePassword')}>{t('account.password.lead')}</PageHeading>
      <Form errors={errors} busy={busy} onSubmit={(data) => onSubmit(textsOf(data, fields))}>
        <Stack gap="lg">
          {formError ? <Notice tone="critical">{formError}</Notice> : null}
          {saved ? <Notice tone="positive">{t('account.password.saved')}</Notice> : null}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="currentPassword"
            label={t('account.password.current')}
            autoComplete="current-password"
            error={errors.currentPassword}
          />
          <NewPasswordFields
            label={t('account.password.new')}
            confirmLabel={t('account.password.confirm')}
            errors={errors}
          />
          <div>
            <Button type="submit" size="lg" busy={busy} busyLabel={t('account.password.busy')}>
              {t('account.password.submit')}
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  )
}
