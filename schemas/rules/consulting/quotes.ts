// A quote that staff write in a consultation: what it may contain, what it comes to, and until when it is answered. The same rules for the
// console, for the service and for the page of the person.
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import type { AskKind } from './asks'

export interface QuoteLine {
  name: string
  /** With at most two decimals. */
  quantity: number
  /** ㎡, 박스, 식. */
  unit: string
  /** Of one unit in won, VAT included; below zero for a discount. */
  price: number
}

export const MOST_LINES = 50
export const LONGEST_LINE = 80
export const LONGEST_UNIT = 10
export const LONGEST_QUOTE_WORDS = 1_000
export const MOST_QUANTITY = 99_999
export const MOST_PRICE = 100_000_000
/** What an integer of the database can hold. */
export const MOST_TOTAL = 2_000_000_000
/** Days after today that an answer may take. */
export const MOST_QUOTE_DAYS = 90
export const QUOTE_DAYS = 7
const DAY_MS = 86_400_000

/** Counted in hundredths, so that 0.1 + 0.2 does not cost a won. */
export const lineSum = ({ quantity, price }: Pick<QuoteLine, 'quantity' | 'price'>): number =>
  Math.round((Math.round(quantity * 100) * price) / 100)

export const quoteSum = (lines: readonly Pick<QuoteLine, 'quantity' | 'price'>[]): number =>
  lines.reduce((sum, line) => sum + lineSum(line), 0)

/** The part of a sum with VAT that is VAT. */
export const vatOf = (total: number): number => total - Math.round(total / 1.1)

/** The last moment for the answer: the end of the last day. */
export const lastMomentOf = (lastDay: string): Date => new Date(afterSeoulDay(lastDay).getTime() - 1_000)

/** The day that lies so many days after a moment. */
export const dayAfter = (now: Date, days: number): string => seoulDay(new Date(now.getTime() + days * DAY_MS))

export const QUOTE_STATES = ['open', 'accepted', 'declined', 'expired', 'replaced', 'over'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]
export const QUOTE_STATE_WORDS: Readonly<Record<QuoteState, string>> = {
  open: '답을 기다림',
  accepted: '진행하기로 답함',
  declined: '거절함',
  expired: '답하실 날이 지남',
  replaced: '새 견적으로 바뀜',
  over: '답하실 필요 없음',
}

/**
 * What became of a quote. @param answer of the person, which counts for ever. @param isLast no later one replaced it. @param isAnswerable the
 * consultation is still at its quote.
 */
export function quoteStateOf(
  { lastDay, answer, isLast, isAnswerable }: { lastDay: string; answer: AskKind | undefined; isLast: boolean; isAnswerable: boolean },
  now: Date,
): QuoteState {
  if (answer === 'accept') return 'accepted'
  if (answer === 'decline') return 'declined'
  if (!isLast) return 'replaced'
  if (!isAnswerable) return 'over'
  return lastMomentOf(lastDay) <= now ? 'expired' : 'open'
}

export interface QuoteForm {
  lines: readonly QuoteLine[]
  words: string
  lastDay: string
}

/** What is wrong, by the path of its field: `lines/0/name`. @param today in Seoul. @param most the last day that may be chosen. */
export function quoteFaults({ lines, words, lastDay }: QuoteForm, today: string, most: string): Record<string, string> {
  const faults: Record<string, string> = {}
  if (lines.length === 0) faults['lines'] = '견적의 줄을 하나 이상 적어 주세요.'
  if (lines.length > MOST_LINES) faults['lines'] = `견적에는 ${MOST_LINES}줄까지 적을 수 있습니다.`
  lines.forEach((line, at) => {
    for (const [name, words] of Object.entries(lineFaults(line))) faults[`lines/${at}/${name}`] = words
  })
  const total = quoteSum(lines)
  if (Object.keys(faults).length === 0 && (total <= 0 || total > MOST_TOTAL))
    faults['lines'] = '합계는 1원에서 20억 원까지 보낼 수 있습니다.'
  if ([...words.trim()].length > LONGEST_QUOTE_WORDS) faults['words'] = '전할 말에는 1,000자까지 입력할 수 있습니다.'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(lastDay) || Number.isNaN(Date.parse(lastDay))) faults['lastDay'] = '답을 받을 마지막 날을 골라 주세요.'
  else if (lastDay < today) faults['lastDay'] = '지난 날입니다. 오늘이나 그 뒤의 날을 골라 주세요.'
  else if (lastDay > most) faults['lastDay'] = `답을 받을 마지막 날은 오늘부터 ${MOST_QUOTE_DAYS}일 안에서 골라 주세요.`
  return faults
}

function lineFaults({ name, quantity, unit, price }: QuoteLine): Partial<Record<keyof QuoteLine, string>> {
  const faults: Partial<Record<keyof QuoteLine, string>> = {}
  if (name.trim() === '') faults.name = '품목을 적어 주세요.'
  else if ([...name.trim()].length > LONGEST_LINE) faults.name = `품목은 ${LONGEST_LINE}자까지 적을 수 있습니다.`
  const hundredths = quantity * 100
  if (!(quantity > 0) || quantity > MOST_QUANTITY || Math.abs(hundredths - Math.round(hundredths)) > 1e-6)
    faults.quantity = '수량은 0.01에서 99,999까지, 소수 둘째 자리까지 적어 주세요.'
  if (unit.trim() === '') faults.unit = '단위를 적어 주세요.'
  else if ([...unit.trim()].length > LONGEST_UNIT) faults.unit = `단위는 ${LONGEST_UNIT}자까지 적을 수 있습니다.`
  if (!Number.isSafeInteger(price) || Math.abs(price) > MOST_PRICE) faults.price = '단가는 1억 원까지, 원 단위로 적어 주세요.'
  return faults
}
