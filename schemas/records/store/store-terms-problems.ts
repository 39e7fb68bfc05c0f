// What is wrong with the terms of the shop that their schema cannot say: postal codes that are none, and days that end before they begin.
import type { Problem } from '@/schemas/api/base/failure'
import { wrongFarCode } from '@/schemas/rules/store/far-places'

const DAYS = { parcel: '택배', freight: '화물', install: '배송·설치', jeju: '제주', island: '도서 산간' } as const
const CODES = { jejuCodes: '제주의 우편번호', islandCodes: '도서 산간의 우편번호' } as const
type Days = `${keyof typeof DAYS}${'Least' | 'Most'}`

const fault = (name: string, words: string): Problem => ({ pointer: `/${name}`, keyword: 'terms', message: words })

export function storeTermsProblems(terms: Readonly<Record<Days, number> & Record<keyof typeof CODES, string>>): Problem[] {
  const codes = (Object.keys(CODES) as (keyof typeof CODES)[]).flatMap((name) => {
    const wrong = wrongFarCode(terms[name])
    return wrong ? [fault(name, `${CODES[name]}: ‘${wrong}’은 우편번호 다섯 자리나 63000~63644 같은 범위가 아닙니다.`)] : []
  })
  const days = (Object.keys(DAYS) as (keyof typeof DAYS)[]).flatMap((kind) =>
    terms[`${kind}Most`] < terms[`${kind}Least`]
      ? [fault(`${kind}Most`, `${DAYS[kind]}: 늦은 쪽의 날 수가 빠른 쪽보다 적을 수 없습니다.`)]
      : [],
  )
  return [...codes, ...days]
}
