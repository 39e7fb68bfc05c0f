// Identity verification by PortOne V2. The browser only begins it. Name, birth date and CI are read from the API with our secret,
// because a browser's data cannot be trusted.
import { IdentityVerificationClient } from '@portone/server-sdk/identityVerification'
import { isBirthDate } from '@/schemas/rules/auth/is-birth-date'
import { genderCode } from '@/schemas/rules/auth/identity'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { settings } from '@/services/base/settings'
import { FETCH_TIMEOUT } from './fetch-json'
import type { PortResult } from './port-result'

/** The parameters that a browser needs to begin. None of them is secret. */
export interface IdentityStart {
  storeId: string
  channelKey: string
  /** Script of the provider's SDK. */
  sdkUrl: string
}

/** The faults that callers distinguish. */
export type IdentityFault =
  /** The number is unknown to the provider, or not verified yet. */
  | 'missing'
  /** The provider refused; `message` is its own sentence (V-IDV-2). */
  | 'refused'
  /** The provider confirmed without the person's data (V-IDV-1). */
  | 'empty'
  /** The provider did not answer, or refused our credentials. */
  | 'away'
type Read = Exclude<PortResult<VerifiedIdentity>, { ok: false }> | (Extract<PortResult<never>, { ok: false }> & { code: IdentityFault })

/** Undefined without a provider: the service is then not offered. */
export function identityStart(): IdentityStart | undefined {
  const { identity } = settings().outside
  return identity && { storeId: identity.storeId, channelKey: identity.channelKey, sdkUrl: identity.sdkUrl }
}

/** The person verified under this number. */
export async function readIdentity(requestNo: string, now: Date): Promise<Read> {
  const { identity } = settings().outside
  if (!identity) return fault('away', 'no identity provider is set up')
  const { apiSecret, apiUrl, storeId, channelKey } = identity
  const client = IdentityVerificationClient({ secret: apiSecret, baseUrl: apiUrl, storeId })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => void (timer = setTimeout(() => reject(new Error('no answer in time')), FETCH_TIMEOUT)))
  try {
    // Typed as in its documentation; the actual answer is checked field by field.
    const found = (await Promise.race([client.getIdentityVerification({ identityVerificationId: requestNo, storeId }), late])) as Found
    if (found.id !== requestNo || (found.channel?.key !== undefined && found.channel.key !== channelKey))
      return fault('missing', 'the verification is not ours')
    if (found.status === 'FAILED') return fault('refused', found.failure?.pgMessage || found.failure?.reason || '')
    if (found.status !== 'VERIFIED') return fault('missing', `the verification is ${String(found.status)}`)
    const value = identityOf(found.verifiedCustomer ?? {}, now)
    return value ? { ok: true, value } : fault('empty', 'the verification says not who it is of')
  } catch (error) {
    const type = (error as { data?: { type?: unknown } }).data?.type
    if (type === 'IDENTITY_VERIFICATION_NOT_FOUND') return fault('missing', 'the provider knows no such verification')
    return fault('away', typeof type === 'string' ? type : error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
  }
}

const fault = (code: IdentityFault, message: string) => ({ ok: false as const, code, message, retryable: code === 'away' })

interface Found {
  id?: string
  status?: string
  channel?: { key?: string }
  failure?: { reason?: string; pgMessage?: string }
  verifiedCustomer?: Customer
}
interface Customer {
  name?: string
  operator?: string
  phoneNumber?: string
  birthDate?: string
  gender?: string
  isForeigner?: boolean
  ci?: string
  di?: string
}

/** Every field that an account needs, in our own format; undefined when one is missing. */
function identityOf({ name = '', operator, phoneNumber = '', birthDate = '', gender = '', isForeigner, ci, di }: Customer, now: Date) {
  const memberName = name.normalize('NFC').trim()
  const born = birthDate.replaceAll('-', '')
  const mobileNo = phoneNumber.replace(/\D/g, '').replace(/^82(?=10)/, '0')
  const sex = genderCode(gender)
  if (!memberName || !isBirthDate(born, now) || !sex || !/^01\d{8,9}$/.test(mobileNo) || !ci) return undefined
  const found: VerifiedIdentity = { memberName, gender: sex, birthDate: born, mobileNo, ci }
  if (operator) found.mobileCo = operator.endsWith('MVNO') ? 'MVNO' : operator
  if (isForeigner !== undefined) found.nationalInfo = isForeigner ? '1' : '0'
  if (di) found.di = di
  return found
}
