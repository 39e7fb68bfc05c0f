// The tax office's register of businesses, by its public interface (odcloud, nts-businessman/v1): whether a number, a start
// date and a representative belong together, and in which state a business is.
import { isIssuedNumber } from '@/schemas/rules/base/is-issued-number'
import type { BusinessIdentity, BusinessStatus } from '@/schemas/rules/members/business'
import { fetchJson } from './fetch-json'
import { unexpectedAnswer, type PortResult } from './port-result'

export interface BusinessRegistry {
  /** Digits only: numbers of ten, dates of eight. A business unknown to the register has no status. */
  validate(businesses: readonly BusinessIdentity[]): Promise<PortResult<BusinessValidity[]>>
  status(numbers: readonly string[]): Promise<PortResult<{ bizRegNum: string; status?: BusinessStatus; endDt?: string }[]>>
}
export interface BusinessValidity {
  bizRegNum: string
  isValid: boolean
  status?: BusinessStatus
}

interface StatusRow {
  b_no?: string
  /** 01 in business, 02 temporarily closed, 03 shut down; empty for an unregistered number. */
  b_stt_cd?: string
  /** yyyyMMdd, of a shut-down one. */
  end_dt?: string
}
interface ValidateRow {
  b_no?: string
  /** 01 they belong together, 02 they do not. */
  valid?: string
  status?: StatusRow
}

const STATUS: Record<string, BusinessStatus> = { '01': 'open', '02': 'close', '03': 'out' }
const statusOf = (row: StatusRow | undefined): { status?: BusinessStatus } => {
  const status = STATUS[row?.b_stt_cd ?? '']
  return status ? { status } : {}
}

export function businessRegistry({ apiUrl, serviceKey }: { apiUrl: string; serviceKey: string }): BusinessRegistry {
  // The key is given decoded, and is encoded once.
  const ask = async <Row>(verb: 'validate' | 'status', body: unknown): Promise<PortResult<Row[]>> => {
    const answer = await fetchJson(`${apiUrl}/api/nts-businessman/v1/${verb}?${new URLSearchParams({ serviceKey }).toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) return answer
    const found = answer.value.body as { status_code?: string; data?: Row[] } | undefined
    if (answer.value.status !== 200 || found?.status_code !== 'OK' || !Array.isArray(found.data)) return unexpectedAnswer(answer.value)
    return { ok: true, value: found.data }
  }
  return {
    async validate(businesses) {
      // A number that was never issued belongs to no business, and needs no call.
      const asked = businesses.filter(({ bizRegNum }) => isIssuedNumber(bizRegNum))
      if (asked.length === 0) return { ok: true, value: businesses.map(({ bizRegNum }) => ({ bizRegNum, isValid: false })) }
      const rows = await ask<ValidateRow>('validate', {
        businesses: asked.map(({ bizRegNum, startDt, owner }) => ({
          b_no: bizRegNum,
          start_dt: startDt,
          p_nm: owner,
          p_nm2: '',
          b_nm: '',
          corp_no: '',
          b_sector: '',
          b_type: '',
        })),
      })
      if (!rows.ok) return rows
      return {
        ok: true,
        value: businesses.map((business) => {
          // Answers are in the order of the questions; the same number may occur twice.
          const row = rows.value[asked.indexOf(business)]
          const isItsOwn = row?.b_no === business.bizRegNum
          return { bizRegNum: business.bizRegNum, isValid: isItsOwn && row.valid === '01', ...(isItsOwn ? statusOf(row.status) : {}) }
        }),
      }
    },
    async status(numbers) {
      const asked = numbers.filter(isIssuedNumber)
      if (asked.length === 0) return { ok: true, value: numbers.map((bizRegNum) => ({ bizRegNum })) }
      const rows = await ask<StatusRow>('status', { b_no: asked })
      if (!rows.ok) return rows
      return {
        ok: true,
        value: numbers.map((bizRegNum) => {
          const row = rows.value.find(({ b_no }) => b_no === bizRegNum)
          return { bizRegNum, ...statusOf(row), ...(row?.end_dt ? { endDt: row.end_dt } : {}) }
        }),
      }
    },
  }
}
