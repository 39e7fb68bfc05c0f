import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/store/sales-by'
import { SALES_CUT_WORDS, SALES_FIGURE_WORDS, SALES_FIGURES } from '@/schemas/rules/store/sales-cuts'
import { operation } from '@/services/kit/service'
import { cutSales } from './cut-sales'

export const exportSalesBy = operation(contracts.exportSalesBy, async ({ reason, ...asked }, ctx) => {
  const { item, items } = await cutSales(asked, ctx)
  const { by, from, until } = item
  ctx.audit('sales.exportBy', 'sales', { reason: reason.trim(), by, from, until, rows: items.length })
  const head = [SALES_CUT_WORDS[by], '자세히', ...SALES_FIGURES.map((name) => SALES_FIGURE_WORDS[name]), '앞 기간 순매출']
  const total = { words: '합계', detail: '', ...item.total, before: item.before }
  const lines = [...items, total].map((row) => [
    ...[row.words, row.detail],
    ...SALES_FIGURES.map((name) => String(row[name])),
    String(row.before.net),
  ])
  const name = `sales-${by}-${from.replaceAll('-', '')}-${until.replaceAll('-', '')}.csv`
  return { item: { name, csv: toCsv([head, ...lines]), rows: items.length } }
})
