import { withParticle } from '@/lib/particle'
import type { SheetColumn } from './sheet-columns'

const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,12})?|\d{1,15}(?:\.\d{1,12})?`
const ONE = new RegExp(String.raw`^(₩?)\s*([-+]?)\s*(${AMOUNT})\s*([^\d\s.,]\S*)?$`)
/** A length by a width, in metres, where an area is asked for. */
const PRODUCT = new RegExp(String.raw`^(${AMOUNT})\s*m?\s*[x×*]\s*(${AMOUNT})\s*(?:m|m2)?$`)
/** What people write behind a bare number of things. */
const COUNTED = /^(?:개|명|년|점|회|일|분|팀|번|위|주)$/
const AREA = 'm2'
const AREAS = new Set([AREA, '제곱미터', '평방미터'])

export type ReadNumber = { value: number } | { fault: string }

/** A number as people type it: 12,900원, ₩12,900, 1.62㎡, 1.1×3. Another unit than the field's is refused: 1평 is no 1㎡. */
export function readNumber({ title, kind }: Pick<SheetColumn, 'title' | 'kind'>, text: string): ReadNumber {
  const isWhole = kind === 'whole'
  const unit = plainly(/\(([^()]+)\)$/.exec(title)?.[1] ?? '')
  const value = valueOf(plainly(text), unit)
  if (value !== undefined && (!isWhole || Number.isInteger(value))) return { value }
  const like = isWhole ? '정수' : '숫자'
  return { fault: `${withParticle(title, '은/는')} ${like}로 입력해 주세요(입력된 값: ‘${text.slice(0, 40)}’).` }
}

/** ㎡ and m² become m2, full-width digits plain ones. */
const plainly = (text: string): string => text.normalize('NFKC').replaceAll('−', '-').trim().toLowerCase()

function valueOf(text: string, unit: string): number | undefined {
  const area = unit === AREA ? PRODUCT.exec(text) : null
  if (area) return Number((numberOf(area[1]!) * numberOf(area[2]!)).toFixed(6))
  const [, won, sign, amount, behind = ''] = ONE.exec(text) ?? []
  if (amount === undefined) return undefined
  if (won && unit !== '' && unit !== '원') return undefined
  const isOwn = unit === AREA ? AREAS.has(behind) : unit === '' ? COUNTED.test(behind) : unit.endsWith(behind)
  return behind === '' || isOwn ? numberOf(amount) * (sign === '-' ? -1 : 1) : undefined
}
const numberOf = (amount: string): number => Number(amount.replaceAll(',', ''))
