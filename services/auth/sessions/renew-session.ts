import { requestContext } from '@/lib/request-context'
import type { SessionUser } from '@/schemas/api/auth/session'
import { confirmMember } from '../domain/confirm-member'
import { renewMemberSession } from '../domain/member-session'
import type { Ctx } from '@/services/kit/service'
import { cookieOf, REFRESH_COOKIE } from '../domain/cookies'
import { thisDevice } from '../domain/sign-in-as'

/** The refresh token of this request; only the paths of sign-ins receive one. */
export const refreshToken = (): string | undefined => cookieOf(requestContext()?.cookie ?? '', REFRESH_COOKIE)

/** The next token pair for this browser's refresh token, and its member; undefined when the sign-in is not valid. */
export async function renewSession({
  db,
  now,
}: Pick<Ctx, 'db' | 'now'>): Promise<{ lines: string[]; sid: string; user: SessionUser } | undefined> {
  const token = refreshToken()
  const next = token ? await renewMemberSession(db, token, thisDevice(), now) : undefined
  if (!next) return undefined
  const { memberNo, sid, lines } = next
  const { user } = await confirmMember({ claim: { memberNo, sid } }, db, now)
  return user && { lines, sid, user }
}
