// The partner of the 3D design service (SYS-19). Its accounts are identified by our member number; our calls carry tokens that are valid
// for a minute, and a vendor enters with one that opens once.
import { SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { DESIGN_REASONS, type DesignAccount } from '@/schemas/rules/members/design-account'
import { fetchJson } from './fetch-json'
import { unexpectedAnswer, type PortResponse, type PortResult } from './port-result'

const DESIGN_ISSUER = 'maru'
/** Audiences: of our server's calls, and of a vendor's browser. */
const DESIGN_API = 'design-api'
const DESIGN_ENTRY = 'design-entry'
const TOKEN_SECONDS = 60

export interface DesignPartner {
  account(memberNo: string): Promise<PortResult<DesignAccount>>
  /** `exists` if there is one already. */
  create(memberNo: string): Promise<PortResult<'made' | 'exists'>>
  /** A URL that lets this member in, once, within a minute. */
  entryUrl(memberNo: string, from: { siteId: string; deviceType: 'pc' | 'mobile' }, now: Date): Promise<string>
}

interface Place {
  apiUrl: string
  entryUrl: string
  secret: string
}

export function designPartner({ apiUrl, entryUrl, secret }: Place): DesignPartner {
  const token = (audience: string, memberNo: string, now: Date): Promise<string> => {
    const start = Math.floor(now.getTime() / 1_000)
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(DESIGN_ISSUER)
      .setAudience(audience)
      .setSubject(memberNo)
      .setJti(randomUUID())
      .setIssuedAt(start)
      .setExpirationTime(start + TOKEN_SECONDS)
      .sign(new TextEncoder().encode(secret))
  }
  const ask = async (method: 'GET' | 'POST', memberNo: string): Promise<PortResult<PortResponse>> =>
    fetchJson(`${apiUrl}/v1/members/${encodeURIComponent(memberNo)}/account`, {
      method,
      headers: { authorization: `Bearer ${await token(DESIGN_API, memberNo, new Date())}` },
    })
  return {
    async account(memberNo) {
      const answer = await ask('GET', memberNo)
      if (!answer.ok) return answer
      const account = answer.value.status === 200 ? accountOf(answer.value.body) : undefined
      return account ? { ok: true, value: account } : unexpectedAnswer(answer.value)
    },
    async create(memberNo) {
      const heard = await ask('POST', memberNo)
      if (!heard.ok) return heard
      if (heard.value.status === 201) return { ok: true, value: 'made' }
      return heard.value.status === 409 ? { ok: true, value: 'exists' } : unexpectedAnswer(heard.value)
    },
    async entryUrl(memberNo, { siteId, deviceType }, now) {
      const url = new URL(entryUrl)
      url.search = new URLSearchParams({
        token: await token(DESIGN_ENTRY, memberNo, now),
        _siteId: siteId,
        _deviceType: deviceType,
      }).toString()
      return url.href
    },
  }
}

/** Only fields of the contract, with valid values. */
function accountOf(body: unknown): DesignAccount | undefined {
  const { exists, isRemoved, isEnabled, reason, reservation } = (body ?? {}) as Partial<Record<keyof DesignAccount, unknown>>
  if (typeof exists !== 'boolean' || typeof isRemoved !== 'boolean' || typeof isEnabled !== 'boolean') return undefined
  const known = DESIGN_REASONS.find((one) => one === reason)
  const { type, startDt } = (reservation ?? {}) as { type?: unknown; startDt?: unknown }
  const isReserved = (type === 'enable' || type === 'disable' || type === 'remove') && typeof startDt === 'string' && DAY.test(startDt)
  return { exists, isRemoved, isEnabled, reason: known ?? null, reservation: isReserved ? { type, startDt } : null }
}
const DAY = /^\d{4}-\d{2}-\d{2}/
