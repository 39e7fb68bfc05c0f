// What is wrong with goods that their schema cannot say: prices, the time sale, and combinations that nobody could choose.
import { withParticle } from '@/lib/particle'
import type { Problem } from '@/schemas/api/base/failure'

interface Option {
  name: string
  values: readonly string[]
}
interface Combination {
  choices: readonly string[]
  code?: string
}
interface GoodsForm {
  kind: string
  price: number
  salePrice: number
  memberPrice?: number
  timeSalePrice?: number
  timeSaleFrom?: string
  timeSaleUntil?: string
  badges: readonly string[]
  options: readonly Option[]
  variants: readonly Combination[]
  notice: readonly unknown[]
}

export const goodsProblems = (goods: GoodsForm): Problem[] => [
  ...priceProblems(goods),
  ...timeSaleProblems(goods),
  ...optionProblems(goods),
  ...variantProblems(goods),
  ...(goods.badges.some((badge) => badge === 'TIMESALE' || badge === 'TIME_SALE')
    ? [fault('/badges', '표시: 타임세일은 기간에 따라 자동으로 붙습니다. 표시에서는 빼 주세요.')]
    : []),
  ...(goods.kind === 'goods' && goods.notice.length === 0
    ? [fault('/notice', '상품정보제공고시: 파는 상품에는 법으로 정한 고시가 있어야 합니다.')]
    : []),
]

const fault = (pointer: string, message: string): Problem => ({ pointer, keyword: 'goods', message })

function priceProblems({ price, salePrice, memberPrice }: GoodsForm): Problem[] {
  const found: Problem[] = []
  if (salePrice > price) found.push(fault('/salePrice', '파는 값: 정가보다 클 수 없습니다.'))
  if (memberPrice !== undefined && memberPrice > salePrice) found.push(fault('/memberPrice', '회원가: 파는 값보다 클 수 없습니다.'))
  return found
}

function timeSaleProblems({ salePrice, timeSalePrice: price, timeSaleFrom: from, timeSaleUntil: until }: GoodsForm): Problem[] {
  const given = [price, from, until].filter((one) => one !== undefined && one !== '').length
  if (given === 0) return []
  if (given < 3) return [fault('/timeSalePrice', '타임세일: 값과 시작, 끝을 모두 적거나 모두 비워 주세요.')]
  const found: Problem[] = []
  if (price! > salePrice) found.push(fault('/timeSalePrice', '타임세일 값: 파는 값보다 클 수 없습니다.'))
  if (Date.parse(until!) <= Date.parse(from!)) found.push(fault('/timeSaleUntil', '타임세일의 끝: 시작보다 뒤여야 합니다.'))
  return found
}

function optionProblems({ kind, options, variants }: GoodsForm): Problem[] {
  if (kind === 'remodeling')
    return options.length + variants.length > 0 ? [fault('/options', '옵션: 리모델링은 상담으로 정하므로 옵션을 두지 않습니다.')] : []
  const found: Problem[] = []
  options.forEach(({ name, values }, at) => {
    if (options.findIndex((one) => one.name === name) < at)
      found.push(fault(`/options/${at}/name`, `옵션 이름: ‘${name}’ 옵션이 이미 있습니다.`))
    // Somebody would choose it and find no way on.
    const unused = values.filter((value) => !variants.some(({ choices }) => choices[at] === value))
    if (unused.length > 0 && variants.length > 0)
      found.push(
        fault(
          `/options/${at}/values`,
          `값: ${withParticle(unused.map((value) => `‘${value}’`).join(', '), '이/가')} 들어가는 조합이 없습니다.`,
        ),
      )
  })
  return found
}

function variantProblems({ kind, options, variants }: GoodsForm): Problem[] {
  if (kind === 'remodeling') return []
  if (options.length === 0)
    return variants.length > 0 ? [fault('/variants', '파는 조합: 옵션이 없으면 비워 두세요. 상품 하나로 팝니다.')] : []
  if (variants.length === 0) return [fault('/variants', '파는 조합: 옵션이 있으면 조합을 하나 이상 적어야 합니다.')]
  const seen = new Set<string>()
  return [
    ...codeProblems(variants),
    ...variants.flatMap(({ choices }, at) => {
      const pointer = `/variants/${at}/choices`
      if (choices.length !== options.length)
        return [
          fault(pointer, `고른 값: 옵션 ${options.length}가지에서 하나씩 골라야 합니다(${options.map(({ name }) => name).join(', ')}).`),
        ]
      const strange = choices.findIndex((value, i) => !options[i]!.values.includes(value))
      if (strange >= 0) return [fault(pointer, `고른 값: ‘${options[strange]!.name}’ 옵션에 ‘${choices[strange]!}’ 값이 없습니다.`)]
      const key = JSON.stringify(choices)
      if (seen.has(key)) return [fault(pointer, `고른 값: 같은 조합(${choices.join(', ')})이 두 번 있습니다.`)]
      seen.add(key)
      return []
    }),
  ]
}

/** A code finds one combination in a sheet of stock. */
function codeProblems(variants: readonly Combination[]): Problem[] {
  const codes = variants.map(({ code }) => code?.trim() ?? '')
  return codes.flatMap((code, at) =>
    code !== '' && codes.indexOf(code) < at ? [fault(`/variants/${at}/code`, `관리 코드: ‘${code}’가 두 번 있습니다.`)] : [],
  )
}
