import { hashPassword, verifyPassword } from '../../domain/accounts/password-hash.ts'
import { checkNewPassword } from '../../domain/accounts/rules.ts'
import { Findings, ValidationError } from '../../errors.ts'
import { defineMemberOperation } from '../operation.ts'

const incorrect = () => new ValidationError({ current_password: ['Current password is incorrect'] })

export const changePassword = defineMemberOperation(
  'changePassword',
  async ({ body, member, session }, { db, sessions, accountLimits }) => {
    const current = body.current_password ?? ''
    const findings = new Findings().require(current !== '', 'current_password', 'Current password is required')
    checkNewPassword(findings, body.password ?? '', body.password_confirmation ?? '')
    if (findings.any) throw new ValidationError(findings.errors)

    const subject = `session of ${member.id}`
    await accountLimits.take('wrongPasswords', subject)
    const user = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    if (!(await verifyPassword(user.password_hash, current))) {
      throw incorrect()
    }
    const passwordHash = await hashPassword(body.password ?? '')
    await db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', member.id)
        .where('password_hash', '=', user.password_hash)
        .returning('id')
        .executeTakeFirst()
      if (!changed) throw incorrect()
      await trx
        .deleteFrom('mail_tokens')
        .where('user_id', '=', member.id)
        .where('purpose', '=', 'reset_password')
        .execute()
      await sessions.endAll(trx, member.id, session.tokenHash)
    })
    await accountLimits.giveBack('wrongPasswords', subject)
    return { status: 'OK', message: 'Password changed successfully' }
  },
)
