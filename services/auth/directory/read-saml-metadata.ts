import { Parser } from 'htmlparser2'
import * as contracts from '@/schemas/api/auth/directory'
import { operation } from '@/services/kit/service'
import { certificatePem } from './certificate'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Names and certificates out of the metadata of a provider; whatever else it says is left. Entities and documents elsewhere are not read. */
export const readSamlMetadata = operation(contracts.readSamlMetadata, async ({ xml }, ctx) => {
  let issuer = ''
  let entryPoint = ''
  const certificates: string[] = []
  let isProvider = false
  let isSigning = true
  let body: string | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = name.split(':').at(-1)
        if (local === 'EntityDescriptor') issuer = attributes['entityID'] ?? ''
        if (local === 'IDPSSODescriptor') isProvider = true
        if (!isProvider) return
        if (local === 'KeyDescriptor') isSigning = attributes['use'] !== 'encryption'
        if (local === 'SingleSignOnService' && attributes['Binding'] === REDIRECT) entryPoint ||= attributes['Location'] ?? ''
        if (local === 'X509Certificate' && isSigning) body = ''
      },
      ontext(text) {
        if (body !== undefined) body += text
      },
      onclosetag(name) {
        const local = name.split(':').at(-1)
        if (local === 'IDPSSODescriptor') isProvider = false
        if (local !== 'X509Certificate' || body === undefined) return
        const pem = certificatePem(body)
        if (pem) certificates.push(pem)
        body = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  if (issuer === '' || entryPoint === '' || certificates.length === 0) throw ctx.fail('unreadable')
  return { item: { issuer, entryPoint, certificates: [...new Set(certificates)] } }
})
