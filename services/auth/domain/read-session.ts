// Who is asking, read from signed cookies. A staff cookie says who works here; a preview cookie lets a person look at
// unpublished pages for half an hour and do nothing else; a member cookie says who signed in, for half an hour at a time. All of it
// is a claim until the database has confirmed it (confirm-staff.ts, confirm-member.ts).
import { VISITOR, type Session } from '@/schemas/api/auth/session'
import { settings } from '@/services/base/settings'
import { CART_COOKIE, cookieOf, DONE_COOKIE, MEMBER_COOKIE, PREVIEW_COOKIE, SIGNED_COOKIE, STAFF_COOKIE, VISIT_COOKIE } from './cookies'
import { readToken, type Role } from './tokens'

/** 32 random bytes. */
const RANDOM = /^[\w-]{43}$/
const isRole = (role: unknown): role is Role => role === 'adm' || role === 'mng'

/**
 * The session that a cookie header claims; a visitor's where it proves nothing. Whether a sign-in still stands, and what
 * its person may do, only the database knows: `confirmStaff`, `confirmMember`.
 */
export async function readSession(cookie: string, now = new Date()): Promise<Session> {
  if (!cookie.includes('maru-')) return VISITOR
  const { appSecret } = settings()
  const claims = (name: string, audience: string) => {
    const token = cookieOf(cookie, name)
    return token ? readToken(appSecret, audience, token, now) : undefined
  }
  const [person, preview, member, done] = await Promise.all([
    claims(STAFF_COOKIE, 'staff'),
    claims(PREVIEW_COOKIE, 'preview'),
    claims(MEMBER_COOKIE, 'member'),
    claims(DONE_COOKIE, 'done'),
  ])
  const visit = cookieOf(cookie, VISIT_COOKIE)
  const cart = cookieOf(cookie, CART_COOKIE)
  return {
    ...(person?.sub && isRole(person['role']) && typeof person['sid'] === 'string'
      ? { staff: { id: person.sub, role: person['role'], sid: person['sid'] } }
      : {}),
    ...(isRole(preview?.['role']) && typeof preview['path'] === 'string'
      ? { preview: { role: preview['role'], path: preview['path'] } }
      : {}),
    ...(member?.sub && typeof member['sid'] === 'string' ? { claim: { memberNo: member.sub, sid: member['sid'] } } : {}),
    ...(!member && cookieOf(cookie, SIGNED_COOKIE) ? { lapsed: true as const } : {}),
    ...(visit && RANDOM.test(visit) ? { visit } : {}),
    ...(cart && RANDOM.test(cart) ? { cart } : {}),
    ...(typeof done?.['form'] === 'string' ? { cameFrom: done['form'] } : {}),
  }
}
