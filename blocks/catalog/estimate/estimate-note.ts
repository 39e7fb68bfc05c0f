import type { Estimate, EstimateInput } from '@/schemas/rules/catalog/estimate'
import { DWELLING_WORDS, estimateTitle, rangeWords, workDetail, workTitle } from '@/schemas/words/estimate-words'

/** The estimate as the request for a consultation says it. */
export const estimateNote = (input: EstimateInput, { works, low, high }: Estimate, day: string): string =>
  [
    `견적 내 보기: ${DWELLING_WORDS[input.dwelling]} ${estimateTitle(input)}${input.year === undefined ? '' : `, ${input.year}년 준공`}`,
    ...works.map((one) => `${workTitle(one)} ${workDetail(one)}: ${rangeWords(one.low, one.high)}`),
    `모두 ${rangeWords(low, high)} (${day} 기준)`,
  ].join('\n')
