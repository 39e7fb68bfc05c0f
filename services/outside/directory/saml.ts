// SAML 2.0, by node-saml: the address of the sign-in, and the person by the response that the provider's page posts. The library is loaded
// at the first use. It remembers requests in the memory of one process and checks none of them unless told: here the row of the request
// stands for that memory, so that a response is used once by all hosts together.
import type { Profile, SamlConfig } from '@node-saml/node-saml'
import { DIRECTORY_ASK_MINUTES, DIRECTORY_CONFIRM_SECONDS, DIRECTORY_SKEW_SECONDS } from '@/schemas/rules/auth/directory'
import type { DirectoryAnswer } from '@/schemas/words/directory-person'
import { refused, type PortResult } from '../port-result'
import { textOf, textsOf, type DirectoryRefusal, type DirectorySettings } from './directory-settings'

export interface SamlAttempt {
  state: string
  /** The id of our request, which the signed assertion has to name. */
  requestName: string
  /** When it began. */
  createdAt: Date
  callbackUrl: string
  /** The name of this site there. */
  entity: string
  isFresh: boolean
}
type SamlSettings = Pick<DirectorySettings, 'issuer' | 'entryPoint' | 'certificates' | 'groupClaim' | 'matchClaim'>

async function openSaml({ entryPoint, certificates, issuer }: SamlSettings, attempt: SamlAttempt) {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const own = async (name: string | null) => (name === attempt.requestName ? attempt.createdAt.toISOString() : null)
  const options: SamlConfig = {
    entryPoint,
    // Any of them: while the provider changes its certificate, both are entered.
    idpCert: [...certificates],
    idpIssuer: issuer,
    issuer: attempt.entity,
    audience: attempt.entity,
    callbackUrl: attempt.callbackUrl,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    forceAuthn: attempt.isFresh,
    acceptedClockSkewMs: DIRECTORY_SKEW_SECONDS * 1_000,
    // The assertion itself, in which everything stands that is believed.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: DIRECTORY_ASK_MINUTES * 60_000,
    generateUniqueId: () => attempt.requestName,
    cacheProvider: {
      saveAsync: async (_, value) => ({ value, createdAt: attempt.createdAt.getTime() }),
      getAsync: (name) => own(name),
      removeAsync: (name) => own(name),
    },
  }
  return new SAML(options)
}

/** Where the browser goes. */
export async function samlAddress(settings: SamlSettings, attempt: SamlAttempt): Promise<PortResult<string>> {
  try {
    const saml = await openSaml(settings, attempt)
    return { ok: true, value: await saml.getAuthorizeUrlAsync(attempt.state, undefined, {}) }
  } catch (error) {
    return refused('setup' satisfies DirectoryRefusal, error instanceof Error ? error.message : String(error))
  }
}

/** What the provider is told of this site. */
export async function samlMetadata(attempt: Pick<SamlAttempt, 'callbackUrl' | 'entity'>): Promise<string> {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml')
  return generateServiceProviderMetadata({ issuer: attempt.entity, callbackUrl: attempt.callbackUrl, wantAssertionsSigned: true })
}

/** The person whom the signed assertion names: of the pinned issuer, for this site, for this request. */
export async function samlPerson(settings: SamlSettings, attempt: SamlAttempt, response: string): Promise<PortResult<DirectoryAnswer>> {
  try {
    const saml = await openSaml(settings, attempt)
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
    if (!profile) return refused('cancelled' satisfies DirectoryRefusal, 'the provider signed nobody in')
    const fault = faultOf(profile, settings, attempt)
    if (fault) return refused(fault, 'the assertion does not fit the request')
    const attributes = profile as Record<string, unknown>
    const first = (...names: string[]): string => names.map((name) => textOf(attributes[name])).find((text) => text !== '') ?? ''
    return {
      ok: true,
      value: {
        issuer: settings.issuer,
        subject: profile.nameID,
        match: settings.matchClaim ? first(settings.matchClaim) : profile.nameID,
        name: first('displayName', 'http://schemas.microsoft.com/identity/claims/displayname', 'name', `${CLAIMS}name`),
        email: first('email', 'mail', `${CLAIMS}emailaddress`),
        groups: textsOf(attributes[settings.groupClaim || 'groups']),
      },
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return refused(wordOf(message), message)
  }
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** What the library leaves to its user: who issued it, where it was to be sent, which request it answers, and a name that stays. */
function faultOf(profile: Profile, settings: SamlSettings, attempt: SamlAttempt): DirectoryRefusal | undefined {
  if (profile.issuer !== settings.issuer) return 'issuer'
  if (!profile.nameID || profile.nameIDFormat === TRANSIENT) return 'unreadable'
  const { Assertion: assertion } = profile.getAssertion!() as { Assertion: Parsed }
  const confirmations = assertion.Subject?.[0]?.SubjectConfirmation?.flatMap(({ SubjectConfirmationData: data }) => data ?? []) ?? []
  const fitting = confirmations.find(({ $ }) => $?.InResponseTo === attempt.requestName)
  if (!fitting) return 'replayed'
  if (fitting.$?.Recipient !== attempt.callbackUrl || !fitting.$.NotOnOrAfter) return 'audience'
  if (!attempt.isFresh) return undefined
  const signedInAt = Date.parse(assertion.AuthnStatement?.[0]?.$?.AuthnInstant ?? '')
  return Date.now() - signedInAt <= (DIRECTORY_CONFIRM_SECONDS + DIRECTORY_SKEW_SECONDS) * 1_000 ? undefined : 'stale'
}

interface Parsed {
  Subject?: {
    SubjectConfirmation?: { SubjectConfirmationData?: { $?: { InResponseTo?: string; Recipient?: string; NotOnOrAfter?: string } }[] }[]
  }[]
  AuthnStatement?: { $?: { AuthnInstant?: string } }[]
}

function wordOf(message: string): DirectoryRefusal {
  if (/signature|multiple assertions|signed/i.test(message)) return 'signature'
  if (/expired|not yet valid|subject confirmation/i.test(message)) return 'clock'
  if (/audience/i.test(message)) return 'audience'
  if (/InResponseTo/i.test(message)) return 'replayed'
  if (/issuer/i.test(message)) return 'issuer'
  if (/SAML provider returned/.test(message)) return /AuthnFailed|Cancel|Denied/i.test(message) ? 'cancelled' : 'refused'
  return 'unreadable'
}
