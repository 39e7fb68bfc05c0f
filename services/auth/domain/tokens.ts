// Tokens that this installation signs. One algorithm, one issuer, an audience each: a token of one kind is worth nothing as another.
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { PREVIEW_LINK } from '@/schemas/rules/base/preview-link'
import { settings } from '@/services/base/settings'

export type Role = 'adm' | 'mng'

const ISSUER = 'maru'
const LONGEST_TOKEN = 2_000
const SKEW = 30
export const STAFF_TOKEN_SECONDS = 8 * 3_600
/** Of an access token. */
export const ACCESS_TOKEN_SECONDS = 30 * 60

/** Signed by a clock that has been set back since, by more than an hour: it would hold for as much longer. */
const isFromAhead = ({ iat }: JWTPayload, now: Date): boolean => iat! > now.getTime() / 1_000 + 3_600

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

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
export const staffToken = (
  secret: string,
  person: { id: string; role: Role; sid: string },
  now: Date,
  seconds = STAFF_TOKEN_SECONDS,
): Promise<string> => signToken(secret, 'staff', { sub: person.id, role: person.role, sid: person.sid }, now, seconds)
/** @param path decoded, of the one page that it shows. */
export const previewToken = (secret: string, { role, path }: { role: Role; path: string }, now: Date): Promise<string> =>
  signToken(secret, 'preview', { role, path }, now, PREVIEW_LINK.showsFor * 60)

export const memberToken = (secret: string, { memberNo, sid }: { memberNo: string; sid: string }, now: Date): Promise<string> =>
  signToken(secret, 'member', { sub: memberNo, sid }, now, ACCESS_TOKEN_SECONDS)
