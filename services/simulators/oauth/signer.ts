import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

/** Signs as an OpenID provider; new keys with every start. */
export class Signer {
  readonly #kid = randomBytes(8).toString('hex')
  #pair?: ReturnType<typeof generateKeyPair>
  #keys() {
    return (this.#pair ??= generateKeyPair('RS256', { extractable: true }))
  }

  async jwks(): Promise<{ keys: object[] }> {
    const { publicKey } = await this.#keys()
    return { keys: [{ ...(await exportJWK(publicKey)), kid: this.#kid, alg: 'RS256', use: 'sig' }] }
  }

  /** @param outcome one of ID_TOKEN_OUTCOMES, or nothing. */
  async idToken(claims: JWTPayload, now: Date, outcome: string | undefined): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1_000)
    const iat = outcome === 'id-token-old' ? seconds - 7_200 : seconds
    const said = {
      ...claims,
      iat,
      exp: iat + 3_600,
      ...(outcome === 'other-aud' ? { aud: 'another-app' } : {}),
      ...(outcome === 'other-nonce' ? { nonce: randomBytes(16).toString('base64url') } : {}),
      ...(outcome === 'other-issuer' ? { iss: 'https://issuer.example' } : {}),
    }
    if (outcome === 'alg-none') return new UnsecuredJWT(said).encode()
    const { privateKey } = outcome === 'other-key' ? await generateKeyPair('RS256') : await this.#keys()
    return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: this.#kid, typ: 'JWT' }).sign(privateKey)
  }
}
