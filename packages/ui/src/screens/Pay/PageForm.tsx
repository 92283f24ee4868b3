import { Form } from '../../controls/Form/Form.tsx'
import { Button, Notice, Text } from '../../primitives/index.ts'
import { payTexts } from '../../texts/en/pay.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { type PayAlert, tones } from './alerts.ts'
import * as styles from './Pay.css.ts'

export interface PageFormProps {
  /** As shown on the button; null while it is calculated. */
  total: string | null
  /** The reason of a refused payment, in the alert above Pay. */
  refusal: string | null
  alert: PayAlert | null
  busy: false | 'charging' | 'redirecting'
  onSubmit: () => void
}

/** Leads to the provider's page, where the person enters the card or chooses another way to pay. */
export function PageForm({ total, refusal, alert, busy, onSubmit }: PageFormProps) {
  const t = useTexts(payTexts)
  const waiting = busy !== false || total === null
  return (
    <Form className={styles.form} busy={waiting} onSubmit={onSubmit}>
      <div className={styles.finish}>
        {alert ? (
          <Notice tone={tones[alert]} title={t(`pay.alert.${alert}`)}>
            {refusal ?? t(`pay.page.${alert}Next`)}
          </Notice>
        ) : null}
        <Text prose>{t('pay.page.how')}</Text>
        <Button
          type="submit"
          size="lg"
          fullWidth
          busy={waiting}
          busyLabel={t(total === null ? 'pay.loading' : 'pay.page.busy')}
        >
          {total === null ? t('pay.loading') : t('pay.submit', { total })}
        </Button>
      </div>
    </Form>
  )
}
