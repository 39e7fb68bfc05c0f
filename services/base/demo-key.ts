import { createECDH, createHash, createPrivateKey } from 'node:crypto'

/**
 * A P-256 key in PEM for the demonstration, derived from a name: adapter and simulator of a service with signatures both derive it, and
 * the sources contain no key. It has no use outside.
 */
export function demoKey(name: string): string {
  const curve = createECDH('prime256v1')
  // A hash is below the order of the curve in all but one of 2³² cases; these names are fine.
  curve.setPrivateKey(createHash('sha256').update(`maru demo key ${name}`).digest())
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((bytes) => bytes.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: curve.getPrivateKey().toString('base64url') }
  return createPrivateKey({ key: jwk, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }) as string
}
