// The tax office's register of businesses (odcloud nts-businessman/v1): the key is checked as there, at most a hundred at once, and its
// refusals have the original's messages.
import { DEMO_BUSINESSES } from '@/services/db/seeds/demo-businesses'
import { settings } from '@/services/base/settings'
import type { BusinessStatus } from '@/schemas/rules/members/business'
import { json, type Simulator } from './simulator'

const MOST = 100
const STATE: Record<BusinessStatus, [code: string, name: string]> = {
  open: ['01', '계속사업자'],
  close: ['02', '휴업자'],
  out: ['03', '폐업자'],
}
const NOT_REGISTERED = '국세청에 등록되지 않은 사업자등록번호입니다.'

export const odcloud: Simulator = {
  name: 'odcloud',
  title: '국세청 사업자 등록 정보',
  outcomes: {
    invalid: '다음 진위 확인에서 모두 불일치로 답합니다.',
    open: '다음 확인에서 모두 계속사업자로 답합니다.',
    close: '다음 확인에서 모두 휴업자로 답합니다.',
    out: '다음 확인에서 모두 폐업자로 답합니다.',
  },
  async handle({ request, method, path, query }, context) {
    const verb = /^\/api\/nts-businessman\/v1\/(validate|status)$/.exec(path)?.[1]
    if (!verb) return json({ code: -4, msg: '등록되지 않은 서비스 입니다.' }, 404)
    if (query.get('serviceKey') !== settings().outside.business?.serviceKey)
      return json({ code: -401, msg: '유효하지 않은 인증키 입니다.' }, 401)
    if (method !== 'POST' || !request.headers.get('content-type')?.startsWith('application/json'))
      return json({ status_code: 'HTTP_ERROR' }, 405)
    const body = (await request.json().catch(() => undefined)) as { businesses?: unknown; b_no?: unknown } | undefined
    if (!body || typeof body !== 'object') return json({ status_code: 'BAD_JSON_REQUEST' }, 400)
    const rows = verb === 'validate' ? body.businesses : body.b_no
    if (!Array.isArray(rows) || rows.length === 0) return json({ status_code: 'REQUEST_DATA_MALFORMED' }, 411)
    if (rows.length > MOST) return json({ status_code: 'TOO_LARGE_REQUEST' }, 413)
    const outcome = await context.outcome()
    if (verb === 'status') {
      const data = rows.map((number) => stateOf(String(number), outcome))
      return json({ request_cnt: rows.length, match_cnt: data.filter(({ b_stt_cd }) => b_stt_cd).length, status_code: 'OK', data })
    }
    const asked = rows as { b_no?: unknown; start_dt?: unknown; p_nm?: unknown }[]
    if (!asked.every(({ b_no, start_dt, p_nm }) => /^\d{10}$/.test(String(b_no)) && /^\d{8}$/.test(String(start_dt)) && p_nm))
      return json({ status_code: 'REQUEST_DATA_MALFORMED' }, 411)
    const data = asked.map((one) => {
      const known = DEMO_BUSINESSES.find(({ bizRegNum }) => bizRegNum === one.b_no)
      const belongs = outcome !== 'invalid' && known?.startDt === one.start_dt && known?.owner === one.p_nm
      return {
        b_no: one.b_no,
        valid: belongs ? '01' : '02',
        ...(belongs ? {} : { valid_msg: '확인할 수 없습니다.' }),
        request_param: one,
        ...(belongs ? { status: stateOf(String(one.b_no), outcome) } : {}),
      }
    })
    return json({ request_cnt: asked.length, valid_cnt: data.filter(({ valid }) => valid === '01').length, status_code: 'OK', data })
  },
}

function stateOf(number: string, outcome: string | undefined) {
  const known = DEMO_BUSINESSES.find(({ bizRegNum }) => bizRegNum === number)
  if (!known) return { b_no: number, b_stt: '', b_stt_cd: '', tax_type: NOT_REGISTERED, tax_type_cd: '', end_dt: '' }
  const status = outcome && Object.hasOwn(STATE, outcome) ? (outcome as BusinessStatus) : known.status
  const [code, name] = STATE[status]
  return {
    b_no: number,
    b_stt: name,
    b_stt_cd: code,
    tax_type: '부가가치세 일반과세자',
    tax_type_cd: '01',
    end_dt: status === 'out' ? '20250331' : '',
    utcc_yn: 'N',
    tax_type_change_dt: '',
    invoice_apply_dt: '',
  }
}
