import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/store/sales'
import { SALES_SUMS } from '@/schemas/api/store/sales'
import { SALES_WORDS } from '@/schemas/rules/store/sales-words'
import { operation } from '@/services/kit/service'
import { periodOf, salesDays, totalOf } from './sales-days'

export const exportSales = operation(contracts.exportSales, async ({ reason, ...sent }, ctx) => {
  const period = periodOf(sent, ctx)
  const days = await salesDays(ctx, period)
  const lines = [...days, { day: '합계', ...totalOf(days) }].map((day) => [day.day, ...SALES_SUMS.map((name) => String(day[name]))])
  ctx.audit('sales.export', 'sales', { reason: reason.trim(), ...period, rows: days.length })
  const name = `sales-${period.from.replaceAll('-', '')}-${period.until.replaceAll('-', '')}.csv`
  return { item: { name, csv: toCsv([['날짜', ...SALES_SUMS.map((one) => SALES_WORDS[one])], ...lines]), rows: days.length } }
})
