import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import { after, type Clock, DAY, HOUR } from '../../platform/support/clock.ts'
import { hashSecret, newSecret } from '../../platform/support/secrets.ts'
import { inSpan } from '../../platform/telemetry/spans.ts'
import type { Cookies } from './cookies.ts'

export interface Member {
  id: string
  email: string
  emailVerified: boolean
}

export interface Session {
  tokenHash: string
  token: string
  expiresAt: Date
  member: Member
}

const REMEMBERED = 30 * DAY
const NOT_REMEMBERED = 12 * HOUR

/** A person and the hash that their password was checked against. */
interface SignedIn {
  id: string
  password_hash: string
}

export interface Sessions {
  /**
   * Starts a session and sets its cookie. Without `remember` it lasts 12 hours, the safer default. Null if the password
   * was changed since it was checked, so that the old password opens no session.
   */
  start(reply: FastifyReply, user: SignedIn, remember: boolean): Promise<string | null>
  find(request: FastifyRequest): Promise<Session | null>
  /** Returns the token hashes with a live session. */
  findAlive(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
  /** Sends the cookie again if the caller has the session without it, e.g. after its name changed. */
  renewCookie(request: FastifyRequest, reply: FastifyReply, session: Session): void
  /** Ends the session that the caller presents, and clears the cookie. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  endAll(db: Db, userId: string, exceptTokenHash?: string): Promise<void>
  sweep(): Promise<void>
}

/** The bearer token is tried first; a valid cookie still works when the browser's storage has a stale token. */
function presentedTokens(request: FastifyRequest, cookieName: string): string[] {
  const bearer = /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1]
  const cookie = request.cookies[cookieName]
  return [bearer, cookie].flatMap((token) => (token ? [token] : []))
}

export function createSessions(db: Db, clock: Clock, { session: cookieName, options: cookie }: Cookies): Sessions {
  async function findByToken(token: string): Promise<Session | null> {
    const tokenHash = hashSecret(token)
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.email', 'users.email_verified_at', 'sessions.expires_at'])
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires_at', '>', clock.now())
      .executeTakeFirst()
    if (!row) return null
    const { expires_at: expiresAt } = row
    return {
      tokenHash,
      token,
      expiresAt,
      member: { id: row.id, email: row.email, emailVerified: row.email_verified_at !== null },
    }
  }

  return {
    async start(reply, user, remember) {
      const token = newSecret()
      const life = remember ? REMEMBERED : NOT_REMEMBERED
      // The lock orders this insert and a password change: either the change ends this session, or this query sees the
      // new password.
      const begun = await db
        .insertInto('sessions')
        .columns(['token_hash', 'user_id', 'expires_at'])
        .expression((sessions) =>
          sessions
            .selectFrom('users')
            .select((users) => [
              users.val(hashSecret(token)).as('token_hash'),
              'users.id',
              sql<Date>`${after(clock.now(), life)}::timestamptz`.as('expires_at'),
            ])
            .where('users.id', '=', user.id)
            .where('users.password_hash', '=', user.password_hash)
            .forShare(),
        )
        .returning('token_hash')
        .executeTakeFirst()
      if (!begun) return null
      reply.setCookie(cookieName, token, { ...cookie, maxAge: life / 1000 })
      return token
    },

    find: (request) =>
      inSpan('session.find', {}, async () => {
        for (const token of presentedTokens(request, cookieName)) {
          const session = await findByToken(token)
          if (session) return session
        }
        return null
      }),

    async findAlive(tokenHashes) {
      const found = await db
        .selectFrom('sessions')
        .select('token_hash')
        .where(sql<boolean>`token_hash = any(${[...tokenHashes]}::text[])`)
        .where('expires_at', '>', clock.now())
        .execute()
      return new Set(found.map(({ token_hash }) => token_hash))
    },

    renewCookie(request, reply, { token, expiresAt }) {
      if (request.cookies[cookieName] !== undefined) return
      const seconds = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000)
      if (seconds > 0) reply.setCookie(cookieName, token, { ...cookie, maxAge: seconds })
    },

    async end(request, reply) {
      const hashes = presentedTokens(request, cookieName).map(hashSecret)
      if (hashes.length > 0) await db.deleteFrom('sessions').where('token_hash', 'in', hashes).execute()
      reply.clearCookie(cookieName, cookie)
    },

    async endAll(within, userId, exceptTokenHash = '') {
      await within
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '<>', exceptTokenHash)
        .execute()
    },

    async sweep() {
      await db.deleteFrom('sessions').where('expires_at', '<=', clock.now()).execute()
      await db.deleteFrom('mail_tokens').where('expires_at', '<=', clock.now()).execute()
    },
  }
}
