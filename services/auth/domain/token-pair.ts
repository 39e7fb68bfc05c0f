import { createHmac, timingSafeEqual } from 'node:crypto'
import { settings } from '@/services/base/settings'
import type { memberSessions } from '@/services/db/tables/auth'
import { cookieLine, MEMBER_COOKIE, REFRESH_COOKIE, REFRESH_COOKIE_PATH, SIGNED_COOKIE } from './cookies'
import { ACCESS_TOKEN_SECONDS, memberToken } from './tokens'

type Row = typeof memberSessions.$inferSelect

/** Cookie lines of a sign-in: the access token, the refresh token, and the sign for scripts. */
export async function tokenPair(row: Pick<Row, 'id' | 'memberNo' | 'generation' | 'expiresAt'>, now: Date): Promise<string[]> {
  // The end of a sign-in is fixed when it is opened, however often it is renewed.
  const left = Math.max(0, Math.floor((row.expiresAt.getTime() - now.getTime()) / 1_000))
  const access = await memberToken(settings().appSecret, { memberNo: row.memberNo, sid: row.id }, now)
  const refresh = `${row.id}.${row.generation}.${signatureOf(settings().appSecret, row.id, row.generation)}`
  return [
    cookieLine(MEMBER_COOKIE, access, Math.min(ACCESS_TOKEN_SECONDS, left)),
    cookieLine(REFRESH_COOKIE, refresh, left, { path: REFRESH_COOKIE_PATH, sameSite: 'Strict' }),
    cookieLine(SIGNED_COOKIE, '1', left, { script: true }),
  ]
}

const signatureOf = (secret: string, id: string, generation: number): string =>
  createHmac('sha256', secret).update(`refresh ${id} ${generation}`).digest('base64url')

/** Whether a refresh token was signed by this installation, with its secret or the one before it. */
export function isRefreshSignature(id: string, generation: number, signature: string): boolean {
  const { appSecret, earlierSecret } = settings()
  return [appSecret, earlierSecret].some((secret) => {
    if (!secret) return false
    const right = Buffer.from(signatureOf(secret, id, generation))
    const given = Buffer.from(signature)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
