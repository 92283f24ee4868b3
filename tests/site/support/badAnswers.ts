import { failure } from '@mintage/api-client/mocks'
import { HttpResponse } from 'msw'

export type BadAnswer = () => Response

const json = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  HttpResponse.json(failure(message), { status, headers })
const ok = (body: object | null): Response => HttpResponse.json(body)

const unverified = 'Your email address is not verified.'

export const badAnswers = {
  'a lost connection': () => HttpResponse.error(),
  '401': () => json(401, 'Unauthenticated.'),
  '403 unverified': () => json(403, unverified),
  '403 otherwise': () => json(403, 'Not for you.'),
  '404': () => json(404, 'Not found.'),
  '422': () => HttpResponse.json({ ...failure('The query is wrong.'), errors: { currency: ['No.'] } }, { status: 422 }),
  '429': () => json(429, 'Slow down.', { 'Retry-After': '7' }),
  '500': () => json(500, 'TypeError: x is undefined'),
  'an empty object': () => ok({}),
  'a payload of another type': () => ok({ status: 'OK', payload: 'soon', next_cursor: null }),
  'things without their fields': () => ok({ status: 'OK', payload: [{}], next_cursor: null }),
} as const satisfies Record<string, BadAnswer>

/** For all calls of a route at once. */
export const badAnswersToAll = {
  'a lost connection': badAnswers['a lost connection'],
  '500': badAnswers['500'],
  '404': badAnswers['404'],
  null: () => ok(null),
  'things without their fields': badAnswers['things without their fields'],
} as const satisfies Record<string, BadAnswer>

/** The client treats each of these like one of those above: they are tried on a page of a guest and one of a member. */
export const sameKindsToAll = {
  '429': badAnswers['429'],
  'a 502 of a proxy': () =>
    HttpResponse.html('<html><body><h1>502 Bad Gateway</h1><script>window.ranAway = true</script></body></html>', {
      status: 502,
    }),
  nonsense: () => HttpResponse.text('}{ status: OK', { headers: { 'Content-Type': 'application/json' } }),
  'an empty body': () => new HttpResponse(null, { status: 200 }),
} as const satisfies Record<string, BadAnswer>
export const notOk = (): Response => HttpResponse.json({ status: 'ERROR' })
