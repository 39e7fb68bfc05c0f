import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { refused, type PortResult } from './port-result'

const keySets = new Map<string, JWTVerifyGetKey>()

/** Keys of an issuer, fetched once and again for an unknown key id. */
function keysAt(url: string): JWTVerifyGetKey {
  let keys = keySets.get(url)
  if (!keys) keySets.set(url, (keys = createRemoteJWKSet(new URL(url), { timeoutDuration: 2_000, cooldownDuration: 5_000 })))
  return keys
}

/** Verifies a person's id token: signed by the provider's key in one algorithm, for us, for this attempt, not expired (S7, S11). */
export async function readIdToken(
  token: string,
  expected: { keysUrl: string; issuer: string; audience: string; nonce: string; now: Date },
): Promise<PortResult<JWTPayload & { sub: string }>> {
  try {
    const { payload } = await jwtVerify(token, keysAt(expected.keysUrl), {
      algorithms: ['RS256'],
      issuer: expected.issuer,
      audience: expected.audience,
      currentDate: expected.now,
      clockTolerance: 30,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    })
    if (payload['nonce'] !== expected.nonce) return refused('nonce', 'the id token belongs to another attempt')
    return { ok: true, value: { ...payload, sub: payload.sub! } }
  } catch (error) {
    const isAway = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
    return refused(isAway ? 'network' : 'id-token', error instanceof Error ? error.message : 'the id token was not read', isAway)
  }
}
