import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TooManyRequestsError } from '../../errors.ts'
import type { LimitName, Limits } from '../config/default-rate-limits.ts'
import { addressKey } from './address-key.ts'

type Check = (request: FastifyRequest) => Promise<void>

export interface RouteLimits {
  /** Before the caller is identified. */
  byAddress: Check
  /** After the caller is admitted. */
  byMember: Check
}

/**
 * People in an office or a school share an address. Password guessers may share one too, so only operations that do not
 * help guessing get this factor.
 */
const PEOPLE_BEHIND_AN_ADDRESS = 5
const shared: ReadonlySet<string> = new Set<LimitName>([
  'createCheckout',
  'getDepositStatus',
  'uploadAvatar',
  'generateImages',
  'findSubject',
  'removeBackground',
  'upscaleImage',
  'saveCutout',
  'checkProvenance',
  'streamEvents',
])

function check(app: FastifyInstance, max: number, minutes: number, keyOf: (request: FastifyRequest) => string): Check {
  const count = app.createRateLimit({ max, timeWindow: minutes * 60_000, keyGenerator: keyOf })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequestsError(counted.ttlInSeconds)
  }
}

const isLimited = (limits: Limits, id: string): id is LimitName => Object.hasOwn(limits, id)

/** The limits of one route, counted per process; null for a route without limits. */
export function limitsOf(app: FastifyInstance, limits: Limits, id: string): RouteLimits | null {
  if (!isLimited(limits, id)) return null
  const { max, minutes } = limits[id]
  const people = shared.has(id) ? PEOPLE_BEHIND_AN_ADDRESS : 1
  return {
    byAddress: check(app, max * people, minutes, (request) => addressKey(request.ip)),
    byMember: check(app, max, minutes, (request) => request.session?.member.id ?? addressKey(request.ip)),
  }
}
