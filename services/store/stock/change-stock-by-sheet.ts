// Stock by a sheet. A trial says of each line what it would do and writes nothing; the change itself is all lines or none, and each is a
// difference, so that what was sold since the sheet was made stays sold.
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/stock'
import { MOST_GIVEN } from '@/schemas/api/store/stock'
import { goods, goodsVariants, stockEntries } from '@/services/db/tables/store'
import { operation, type Ctx } from '@/services/kit/service'
import { tellLowStock } from '../domain/goods/low-stock'
import { STOCK_TAG, stockTags } from '../domain/goods/stock-tags'

type Line = Input<typeof contracts.changeStockBySheet>['lines'][number]
type Row = Awaited<ReturnType<typeof rowsNamed>>[number]
interface Judged {
  line: number
  name: string
  before: number
  after: number
  fault: string
  row?: Row
  pieces: number
}

export const changeStockBySheet = operation(contracts.changeStockBySheet, async ({ lines, trial, reason }, ctx) => {
  const rows = await rowsNamed(ctx, lines, !trial)
  const judged = judgedLines(lines, rows)
  const items = judged.map(({ line, name, before, after, fault }) => ({ line, name, before, after, fault }))
  const faults = judged.filter(({ fault }) => fault !== '').length
  const changes = judged.filter(({ fault, pieces }) => fault === '' && pieces !== 0)
  if (trial) return { items, totalCount: items.length, item: { changed: changes.length, faults }, message: '' }
  if (faults > 0) throw ctx.fail('changed', { words: judged.find(({ fault }) => fault !== '')!.fault })
  for (const one of changes) await write(ctx, one.row!, one.pieces, reason.trim())
  ctx.touch(STOCK_TAG)
  return {
    items,
    totalCount: items.length,
    item: { changed: changes.length, faults },
    message: `${changes.length}가지의 재고를 바꾸었습니다.`,
  }
})

/** All combinations that the lines can mean; locked in one order where they are changed. */
async function rowsNamed({ db, siteId }: Ctx, lines: readonly Line[], isLocked: boolean) {
  const codes = [...new Set(lines.map(({ code }) => code).filter(Boolean))]
  const names = [...new Set(lines.filter(({ code }) => code === '').map(({ name }) => name))]
  const { variantId, code, choices, given, reserved, sold, lowAt } = goodsVariants
  const asked = db
    .select({ variantId, goodsId: goods.goodsId, name: goods.name, code, choices, given, reserved, sold, lowAt })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(
      and(
        eq(goodsVariants.siteId, siteId),
        eq(goodsVariants.publishedYn, 'Y'),
        or(codes.length > 0 ? inArray(code, codes) : undefined, names.length > 0 ? inArray(goods.name, names) : undefined) ?? sql`false`,
      ),
    )
    .orderBy(asc(variantId))
  return isLocked ? await asked.for('no key update', { of: goodsVariants }) : await asked
}

const plain = (words: string): string => words.replace(/[\s,/·]+/g, '')

function judgedLines(lines: readonly Line[], rows: readonly Row[]): Judged[] {
  const byVariant = new Map<string, number>()
  return lines.map((line) => {
    const { code, name, option, pieces } = line
    const found = rows.filter((row) => (code ? row.code === code : row.name === name && plain(row.choices.join()) === plain(option)))
    const called = code || [name, option].filter(Boolean).join(' · ')
    const nothing = { line: line.line, name: called, before: 0, after: 0, pieces }
    if (found.length === 0) return { ...nothing, fault: unknownWords(line, rows) }
    if (found.length > 1) return { ...nothing, fault: `‘${called}’에 맞는 조합이 ${found.length}가지입니다. 관리 코드로 적어 주세요.` }
    const row = found[0]!
    const before = row.given - row.reserved - row.sold
    const known = {
      line: line.line,
      name: [row.name, row.choices.join(', ')].filter(Boolean).join(' · '),
      before,
      after: before + pieces,
      pieces,
      row,
    }
    const twice = byVariant.get(row.variantId)
    if (twice !== undefined) return { ...known, fault: `${twice}번째 줄과 같은 조합입니다.` }
    byVariant.set(row.variantId, line.line)
    return { ...known, fault: faultOf(line, row, before) }
  })
}

function unknownWords({ code, name, option }: Line, rows: readonly Row[]): string {
  if (code) return `‘${code}’ 관리 코드를 쓰는 조합이 없습니다.`
  if (!rows.some((row) => row.name === name)) return `‘${name}’ 상품을 찾을 수 없습니다.`
  return option ? `‘${name}’에 ‘${option}’ 옵션이 없습니다.` : `‘${name}’은(는) 옵션이 있는 상품입니다. 옵션을 적어 주세요.`
}

function faultOf({ given, pieces }: Line, row: Row, before: number): string {
  if (given !== undefined && given !== row.given)
    return `파일을 만든 뒤에 넣은 수가 ${count(given)}개에서 ${count(row.given)}개로 바뀌었습니다. 다시 내려받아 주세요.`
  if (before + pieces < 0) return `지금 팔 수 있는 것은 ${count(before)}개입니다. 그보다 많이 뺄 수 없습니다.`
  return row.given + pieces > MOST_GIVEN ? `한 조합의 재고는 모두 ${count(MOST_GIVEN)}개까지 넣을 수 있습니다.` : ''
}

async function write(ctx: Ctx, row: Row, pieces: number, reason: string): Promise<void> {
  const { db, siteId, now, session } = ctx
  const { variantId, goodsId } = row
  const before = row.given - row.reserved - row.sold
  await db
    .update(goodsVariants)
    .set({ given: sql`${goodsVariants.given} + ${pieces}` })
    .where(eq(goodsVariants.variantId, variantId))
  await db.insert(stockEntries).values({ siteId, variantId, pieces, reason, staffId: session.staff?.id ?? null, at: now })
  ctx.audit('stock.adjust', `goods-variant:${variantId}`, { pieces, reason, by: 'sheet' })
  ctx.touch(...stockTags(goodsId, before, before + pieces))
  await tellLowStock(ctx, row, before, before + pieces)
}

const count = (pieces: number): string => pieces.toLocaleString('ko-KR')
