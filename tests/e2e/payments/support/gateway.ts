import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { webhookSecret } from '../../support/fixtures.ts'
import type { MintageServer } from '../../support/server.ts'

type Ending = 'succeeded' | 'failed' | 'cancelled'

export async function gatewayReports(server: MintageServer, attemptId: string, ending: Ending): Promise<void> {
  const body = JSON.stringify({
    id: `evt_${attemptId}_${ending}`,
    type: `payment.${ending}`,
    attempt_id: attemptId,
  })
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
  const response = await fetch(`${server.url}/api/payments/webhook/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mintage-signature': `sha256=${signature}` },
    body,
  })
  expect(response.status).toBe(200)
}
