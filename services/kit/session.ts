// Who is asking, read from two signed cookies. A staff cookie says who works here; a preview cookie lets a person look at
// unpublished pages for half an hour and do nothing else. One algorithm, one issuer, an audience each: a token of one
// kind is worth nothing as the other.
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { VISITOR, type Session } from '@/schemas/api/session'
import { settings } from './settings'

export const STAFF_COOKIE = 'maru-staff'
export const PREVIEW_COOKIE = 'maru-preview'
export type Role = 'adm' | 'mng'

const ISSUER = 'maru'
const LONGEST_TOKEN = 2_000
const SKEW = 30
export const STAFF_SECONDS = 8 * 3_600
export const PREVIEW_MINUTES = 30

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)
const isRole = (role: unknown): role is Role => role === 'adm' || role === 'mng'

/** @param seconds how long the token holds. */
export async function signToken(secret: string, audience: string, claims: JWTPayload, now: Date, seconds: number): Promise<string> {
  const start = Math.floor(now.getTime() / 1_000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(start)
    .setExpirationTime(start + seconds)
    .sign(keyOf(secret))
}

/** Claims of a token that is ours, of this kind, and still holds. */
export async function readToken(secret: string, audience: string, token: string, now: Date): Promise<JWTPayload | undefined> {
  if (token.length > LONGEST_TOKEN) return undefined
  try {
    const options = {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      currentDate: now,
      clockTolerance: SKEW,
      requiredClaims: ['exp', 'iat'],
    }
    return (await jwtVerify(token, keyOf(secret), options)).payload
  } catch {
    return undefined
  }
}

/** @param person with the id of the sign-in that the token belongs to. */
export const staffToken = (secret: string, person: { id: string; role: Role; sid: string }, now: Date): Promise<string> =>
  signToken(secret, 'staff', { sub: person.id, role: person.role, sid: person.sid }, now, STAFF_SECONDS)
export const previewSession = (secret: string, role: Role, now: Date): Promise<string> =>
  signToken(secret, 'preview', { role }, now, PREVIEW_MINUTES * 60)

/** A cookie line for a token that no script may read. An empty value takes the cookie away. */
export function cookieLine(name: string, value: string, seconds: number): string {
  const secure = settings().siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/**
 * The session that a cookie header claims; a visitor's where it proves nothing. Whether somebody still works here, and
 * as what, only the database knows: `confirmStaff`.
 */
export async function readSession(cookie: string, now = new Date()): Promise<Session> {
  const staffCookie = cookieOf(cookie, STAFF_COOKIE)
  const previewCookie = cookieOf(cookie, PREVIEW_COOKIE)
  if (!staffCookie && !previewCookie) return VISITOR
  const { appSecret } = settings()
  const [person, preview] = await Promise.all([
    staffCookie ? readToken(appSecret, 'staff', staffCookie, now) : undefined,
    previewCookie ? readToken(appSecret, 'preview', previewCookie, now) : undefined,
  ])
  return {
    ...(person?.sub && isRole(person['role']) && typeof person['sid'] === 'string'
      ? { staff: { id: person.sub, role: person['role'], sid: person['sid'] } }
      : {}),
    ...(isRole(preview?.['role']) ? { preview: { role: preview['role'] } } : {}),
  }
}

/** The value of a name; one sent twice may have been planted by a sibling host, so it then counts for nothing. */
export function cookieOf(header: string, name: string): string | undefined {
  const values = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : []
  })
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}
