// The address search of the interior ministry (addrLinkApi): errors travel in the body with status 200, counts are text.
import { settings } from '@/services/base/settings'
import { JUSO_ADDRESSES, type JusoRow } from './juso-addresses'
import { json, type Simulator } from './simulator'

const ERRORS = {
  E0001: '승인되지 않은 KEY 입니다.',
  E0005: '검색어가 입력되지 않았습니다.',
  E0006: '주소를 상세히 입력해 주시기 바랍니다.',
  E0008: '검색어는 두글자 이상 입력되어야 합니다.',
  E0009: '검색어는 문자와 숫자 같이 입력되어야 합니다.',
  E0013: 'SQL 예약어 또는 특수문자( %,=,>,<,[,] )는 검색이 불가능 합니다.',
} as const

export const juso: Simulator = {
  name: 'juso',
  title: '도로명주소 검색',
  outcomes: { none: '다음 검색에서 아무것도 찾지 못합니다.', unapproved: '다음 검색에서 승인되지 않은 키라고 답합니다.' },
  async handle({ path, query }, context) {
    if (path !== '/addrlink/addrLinkApi.do') return new Response('Not Found', { status: 404 })
    const keyword = query.get('keyword')?.trim() ?? ''
    const [page, size] = [Number(query.get('currentPage') ?? 1), Math.min(Number(query.get('countPerPage') ?? 10), 100)]
    const outcome = await context.outcome()
    const error = outcome === 'unapproved' ? 'E0001' : errorOf(query.get('confmKey'), keyword)
    if (error) return json(answerOf({ errorCode: error, errorMessage: ERRORS[error], page, size, total: 0 }, null))
    const found = outcome === 'none' ? [] : JUSO_ADDRESSES.filter((row) => isMeant(row, keyword))
    const common = { errorCode: '0', errorMessage: '정상', page, size, total: found.length }
    return json(answerOf(common, found.slice((page - 1) * size, page * size)))
  },
}

function errorOf(key: string | null, keyword: string): keyof typeof ERRORS | undefined {
  if (key !== settings().outside.address?.apiKey) return 'E0001'
  if (keyword === '') return 'E0005'
  if (/[%=><[\]]/.test(keyword)) return 'E0013'
  if (keyword.length < 2) return 'E0008'
  if (/^\d+$/.test(keyword)) return 'E0009'
  return undefined
}

/** Every word must occur somewhere. */
function isMeant(row: JusoRow, keyword: string): boolean {
  const text = `${row.roadAddr} ${row.jibunAddr} ${row.zipNo}`
  return keyword.split(/\s+/).every((word) => text.includes(word))
}

const answerOf = (
  { errorCode, errorMessage, page, size, total }: { errorCode: string; errorMessage: string; page: number; size: number; total: number },
  juso: readonly JusoRow[] | null,
) => ({
  results: {
    common: { errorMessage, countPerPage: String(size), totalCount: String(total), errorCode, currentPage: String(page) },
    juso,
  },
})
