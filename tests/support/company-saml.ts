// A SAML provider of the tests: it answers a request of ours with an assertion that it signs, and with what an attacker makes of one.
import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { SITE } from './test-app'

export const IDP = 'https://idp.company.example/saml'
const RSA = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const SHA = 'http://www.w3.org/2001/04/xmlenc#sha256'
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

export interface Answered {
  nameId?: string
  issuer?: string
  audience?: string
  recipient?: string
  /** Milliseconds by which the clock of the provider is ahead. */
  skew?: number
  inResponseTo?: string
  attributes?: Record<string, string | string[]>
  signs?: 'assertion' | 'response' | 'nothing'
  signedInBefore?: number
  key?: SamlKey
}
export interface SamlKey {
  privateKey: KeyObject
  certificate: string
}

/** A request as our side sent it there. */
export function readRequest(address: string): { id: string; state: string; isForced: boolean; xml: string } {
  const { searchParams } = new URL(address)
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest')!, 'base64')).toString('utf8')
  return { id: / ID="([^"]+)"/.exec(xml)![1]!, state: searchParams.get('RelayState')!, isForced: xml.includes('ForceAuthn="true"'), xml }
}

export class CompanySaml {
  readonly key = samlKey('company')

  /** The response to a request, as XML. */
  answer(requestId: string, given: Answered = {}): string {
    const {
      nameId = 'u-1',
      issuer = IDP,
      audience = `${SITE}/auth/svc/directory/metadata`,
      recipient = `${SITE}/auth/svc/directory/saml`,
    } = given
    const { skew = 0, inResponseTo = requestId, attributes = {}, signs = 'assertion', signedInBefore = 0, key = this.key } = given
    const at = (ms: number) => new Date(Date.now() + skew + ms).toISOString()
    const listed = Object.entries(attributes).map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}">${[value]
          .flat()
          .map((one) => `<saml:AttributeValue>${one}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    )
    const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a${randomUUID()}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" Recipient="${recipient}" NotOnOrAfter="${at(300_000)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(0)}" NotOnOrAfter="${at(300_000)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(-signedInBefore)}"/>${listed.length > 0 ? `<saml:AttributeStatement>${listed.join('')}</saml:AttributeStatement>` : ''}</saml:Assertion>`
    const inside = signs === 'assertion' ? signed(assertion, 'Assertion', key) : assertion
    const response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${recipient}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${inside}</samlp:Response>`
    return signs === 'response' ? signed(response, 'Response', key) : response
  }

  /** What the provider's page posts when nobody signed in. */
  refusal(requestId: string, code = 'AuthnFailed'): string {
    return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${randomUUID()}" Version="2.0" InResponseTo="${requestId}"><saml:Issuer>${IDP}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${code}"/></samlp:StatusCode></samlp:Status></samlp:Response>`
  }

  /** The metadata that an administrator copies. */
  metadata(): string {
    const body = this.key.certificate.replace(/-----[^-]+-----|\s/g, '')
    return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${IDP}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>\n${body}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${IDP}/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${IDP}/sso"/></md:IDPSSODescriptor></md:EntityDescriptor>`
  }
}

function signed(xml: string, name: 'Assertion' | 'Response', { privateKey }: SamlKey): string {
  const signature = new SignedXml({
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: RSA,
    canonicalizationAlgorithm: C14N,
  })
  const xpath = `/*[local-name(.)='${name}']`
  signature.addReference({ xpath, transforms: [ENVELOPED, C14N], digestAlgorithm: SHA })
  signature.computeSignature(xml, { location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' } })
  return signature.getSignedXml()
}

/** A key and the certificate that it signed itself, for ten years. */
export function samlKey(name: string): SamlKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const algorithm = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const named = der(0x30, der(0x31, der(0x30, Buffer.concat([Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(name))]))))
  const time = (years: number) => {
    const [date, clock] = new Date(Date.now() + years * 365 * 86_400_000).toISOString().split('T') as [string, string]
    return der(0x17, Buffer.from(`${date.slice(2).replaceAll('-', '')}${clock.slice(0, 8).replaceAll(':', '')}Z`))
  }
  const body = der(
    0x30,
    Buffer.concat([
      Buffer.from('a003020102020101', 'hex'),
      ...[algorithm, named, der(0x30, Buffer.concat([time(-1), time(9)])), named],
      publicKey.export({ type: 'spki', format: 'der' }),
    ]),
  )
  const signature = createSign('sha256').update(body).sign(privateKey)
  const whole = der(0x30, Buffer.concat([body, algorithm, der(0x03, Buffer.concat([Buffer.from([0]), signature]))]))
  const certificate = `-----BEGIN CERTIFICATE-----\n${whole
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n')}\n-----END CERTIFICATE-----\n`
  return { privateKey, certificate }
}

function der(tag: number, body: Buffer): Buffer {
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
