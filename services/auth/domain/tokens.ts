// Who is asking, read from signed cookies. A staff cookie says who works here; a preview cookie lets a person look at
// unpublished pages for half an hour and do nothing else; a member cookie says who signed in, for half an hour at a time. One
// algorithm, one issuer, an audience each: a token of one kind is worth nothing as another. All of it is a claim until the
// database has confirmed it (confirm-staff.ts, member-session.ts).
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { VISITOR, type Session } from '@/schemas/api/auth/session'
import { settings } from '@/services/base/settings'

export const STAFF_COOKIE = 'maru-staff'
export const PREVIEW_COOKIE = 'maru-preview'
export const MEMBER_COOKIE = 'maru-member'
/** Renews the member cookie. Only sign-in's own paths ever see it. */
export const REFRESH_COOKIE = 'maru-refresh'
/** Shows, to scripts too, that a member is signed in here. It grants nothing. */
export const SIGNED_COOKIE = 'maru-signed'
export const VISIT_COOKIE = 'maru-visit'
/** The form that was just sent; the page after it takes it away. */
export const DONE_COOKIE = 'maru-done'
export type Role = 'adm' | 'mng'

const ISSUER = 'maru'
const LONGEST_TOKEN = 2_000
const SKEW = 30
export const STAFF_SECONDS = 8 * 3_600
export const PREVIEW_MINUTES = 30
/** Of an access token. */
export const ACCESS_SECONDS = 30 * 60
const DONE_SECONDS = 120

/** Signed by a clock that has been set back since, by more than an hour: it would hold for as much longer. */
const isFromAhead = ({ iat }: JWTPayload, now: Date): boolean => iat! > now.getTime() / 1_000 + 3_600

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
  const { appSecret, earlierSecret } = settings()
  const known = [secret, audience, token].join(' ')
  const checked = signed.get(known)
  if (checked) return checked.exp! > now.getTime() / 1_000 - SKEW && !isFromAhead(checked, now) ? { ...checked } : undefined
  try {
    const options = {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      currentDate: now,
      clockTolerance: SKEW,
      requiredClaims: ['exp', 'iat'],
    }
    const { payload } = await jwtVerify(token, keyOf(secret), options)
    if (isFromAhead(payload, now)) return undefined
    signed.set(known, payload)
    if (signed.size > MOST_SIGNED) signed.delete(signed.keys().next().value!)
    return { ...payload }
  } catch {
    // What was signed before the secret was changed still holds (S2).
    return earlierSecret && secret === appSecret ? readToken(earlierSecret, audience, token, now) : undefined
  }
}

/**
 * Claims of tokens whose signature was found right, the oldest first: it stays right, and a member sends the same token for half an
 * hour. Whether the token has run out is asked each time, and whether its sign-in stands is the database's to say.
 */
const signed = new Map<string, JWTPayload>()
const MOST_SIGNED = 5_000

/** @param person with the id of the sign-in that the token belongs to. */
export const staffToken = (secret: string, person: { id: string; role: Role; sid: string }, now: Date): Promise<string> =>
  signToken(secret, 'staff', { sub: person.id, role: person.role, sid: person.sid }, now, STAFF_SECONDS)
export const previewSession = (secret: string, role: Role, now: Date): Promise<string> =>
  signToken(secret, 'preview', { role }, now, PREVIEW_MINUTES * 60)

export const memberToken = (secret: string, { memberNo, sid }: { memberNo: string; sid: string }, now: Date): Promise<string> =>
  signToken(secret, 'member', { sub: memberNo, sid }, now, ACCESS_SECONDS)

/** Says for two minutes that a form was sent, so that the page after it opens once (G-CONSDONE, G-ORDERDONE). @param form its path. */
export const doneLine = async (form: string, now: Date): Promise<string> =>
  cookieLine(DONE_COOKIE, await signToken(settings().appSecret, 'done', { form }, now, DONE_SECONDS), DONE_SECONDS, { script: true })

interface CookieOptions {
  /** `/` unless said. */
  path?: string
  sameSite?: 'Lax' | 'Strict'
  /** A script may read it. */
  script?: boolean
}

/** A cookie line for a token that no script may read. An empty value takes the cookie away. */
export function cookieLine(
  name: string,
  value: string,
  seconds: number,
  { path = '/', sameSite = 'Lax', script = false }: CookieOptions = {},
): string {
  const secure = isSecure() ? '; Secure' : ''
  return `${fullName(name)}=${value}; Path=${path}${script ? '' : '; HttpOnly'}; SameSite=${sameSite}; Max-Age=${seconds}${secure}`
}

const isSecure = (): boolean => settings().siteUrl.startsWith('https:')
/** A prefix that no sibling host and no plain connection can plant (S3). What a script reads keeps its plain name. */
function fullName(name: string): string {
  if (!isSecure() || name === SIGNED_COOKIE || name === DONE_COOKIE) return name
  return name === REFRESH_COOKIE ? `__Secure-${name}` : `__Host-${name}`
}

/**
 * The session that a cookie header claims; a visitor's where it proves nothing. Whether a sign-in still stands, and what
 * its person may do, only the database knows: `confirmStaff`, `confirmPerson`.
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
  return {
    ...(person?.sub && isRole(person['role']) && typeof person['sid'] === 'string'
      ? { staff: { id: person.sub, role: person['role'], sid: person['sid'] } }
      : {}),
    ...(isRole(preview?.['role']) ? { preview: { role: preview['role'] } } : {}),
    ...(member?.sub && typeof member['sid'] === 'string' ? { claim: { memberNo: member.sub, sid: member['sid'] } } : {}),
    ...(!member && cookieOf(cookie, SIGNED_COOKIE) ? { lapsed: true as const } : {}),
    ...(visit && /^[\w-]{43}$/.test(visit) ? { visit } : {}),
    ...(typeof done?.['form'] === 'string' ? { cameFrom: done['form'] } : {}),
  }
}

/** The value of a name; one sent twice may have been planted by a sibling host, so it then counts for nothing. */
export function cookieOf(header: string, name: string): string | undefined {
  const full = fullName(name)
  const values = header.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === full ? [pair.slice(at + 1).trim()] : []
  })
  return values.length === 1 && values[0] !== '' ? values[0] : undefined
}
