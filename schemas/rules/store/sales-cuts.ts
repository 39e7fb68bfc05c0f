// Sales by goods, option, category, brand, day, weekday and hour: what they are cut by, and for which days.
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'

export const SALES_CUTS = ['goods', 'option', 'category', 'brand', 'day', 'weekday', 'hour'] as const
export type SalesCut = (typeof SALES_CUTS)[number]
export const SALES_CUT_WORDS: Readonly<Record<SalesCut, string>> = {
  goods: '상품',
  option: '상품과 옵션',
  category: '분류',
  brand: '브랜드',
  day: '날짜',
  weekday: '요일',
  hour: '시간',
}
/** Their rows follow one another, and stand there without sales too. */
export const isOfTime = (by: SalesCut): boolean => by === 'day' || by === 'weekday' || by === 'hour'

export const SALES_SPANS = ['today', 'yesterday', 'week', 'days30', 'month', 'lastMonth'] as const
export type SalesSpan = (typeof SALES_SPANS)[number]
export const SALES_SPAN_WORDS: Readonly<Record<SalesSpan, string>> = {
  today: '오늘',
  yesterday: '어제',
  week: '7일',
  days30: '30일',
  month: '이번 달',
  lastMonth: '지난달',
}

/** Money in won; pieces and orders are numbers. Net is what was paid less what went back. */
export const SALES_FIGURES = ['net', 'paid', 'refunded', 'pieces', 'orders'] as const
export type SalesFigure = (typeof SALES_FIGURES)[number]
export const SALES_FIGURE_WORDS: Readonly<Record<SalesFigure, string>> = {
  net: '순매출',
  paid: '결제',
  refunded: '환불',
  pieces: '판 수량',
  orders: '주문',
}

export const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const

interface Days {
  from: string
  until: string
}
export interface ComparedDays extends Days {
  /** As many days directly before; of a month the month before, as far. */
  beforeFrom: string
  beforeUntil: string
}

const DAY = 86_400_000
export const dayAfter = (day: string, days: number): string => seoulDay(new Date(startOfSeoulDay(day).getTime() + days * DAY))
export const daysBetween = (from: string, until: string): number => (afterSeoulDay(until).getTime() - startOfSeoulDay(from).getTime()) / DAY
const monthOf = (day: string): string => `${day.slice(0, 8)}01`
const monthBefore = (day: string): string => monthOf(dayAfter(monthOf(day), -1))

/** @param today in Seoul. */
export function spanDays(span: SalesSpan, today: string): Days {
  switch (span) {
    case 'today':
      return { from: today, until: today }
    case 'yesterday':
      return { from: dayAfter(today, -1), until: dayAfter(today, -1) }
    case 'week':
      return { from: dayAfter(today, -6), until: today }
    case 'days30':
      return { from: dayAfter(today, -29), until: today }
    case 'month':
      return { from: monthOf(today), until: today }
    case 'lastMonth':
      return { from: monthBefore(today), until: dayAfter(monthOf(today), -1) }
  }
}

/** With the days before: a month, or the begun part of one, is compared with the same days of the month before, as far as that has them. */
export function comparedDays({ from, until }: Days, isMonth: boolean): ComparedDays {
  if (!isMonth) return { from, until, beforeFrom: dayAfter(from, -daysBetween(from, until)), beforeUntil: dayAfter(from, -1) }
  const beforeFrom = monthBefore(from)
  const last = dayAfter(from, -1)
  const isWhole = monthOf(dayAfter(until, 1)) !== monthOf(until)
  const sameDay = dayAfter(beforeFrom, daysBetween(from, until) - 1)
  return { from, until, beforeFrom, beforeUntil: isWhole || sameDay > last ? last : sameDay }
}
