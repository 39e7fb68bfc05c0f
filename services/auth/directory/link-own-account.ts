import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/directory'
import { directoryAccounts, directoryUsers } from '@/services/db/tables/directory'
import { operation } from '@/services/kit/service'
import { directoryIndexOfExternal, directoryIndexOfSubject } from '../domain/directory-index'
import { refuseBreakGlass } from '../domain/refuse-break-glass'
import { visitHashOf } from '../domain/visit'
import { takeRequestLink, waitingRequestLink } from './requests'

/**
 * Links the account that this browser brought with whoever is signed in by all steps of their own. The role stays as it is; if the directory
 * writes this person by SCIM, it can block the account from now on.
 */
export const linkOwnAccount = operation(contracts.linkOwnAccount, async (_, ctx) => {
  const { db, session, now } = ctx
  const { id } = session.staff!
  await refuseBreakGlass(ctx)
  const waiting = session.visit ? await waitingRequestLink({ db, now }, visitHashOf(session.visit)) : undefined
  if (!waiting || !(await takeRequestLink({ db, now }, waiting.keyHash))) throw ctx.fail('none')
  const { issuer, subject, email, name, match } = waiting.answer
  const [made] = await db
    .insert(directoryAccounts)
    .values({ issuer, subjectIndex: directoryIndexOfSubject(subject), staffId: id, shownAs: email || name || subject, createdAt: now })
    .onConflictDoNothing()
    .returning({ staffId: directoryAccounts.staffId })
  if (!made) throw ctx.fail('taken')
  if (match !== '')
    await db
      .update(directoryUsers)
      .set({ staffId: id, isManaged: false })
      .where(
        and(
          eq(directoryUsers.externalIndex, directoryIndexOfExternal(match)),
          isNull(directoryUsers.staffId),
          isNull(directoryUsers.goneAt),
        ),
      )
  ctx.audit('staff.linkDirectory', id)
  return { message: '회사 계정을 연결했습니다. 다음부터 회사 계정으로 로그인하실 수 있습니다.' }
})
