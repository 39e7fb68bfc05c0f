// Tells members that an option is there again, in the order in which they asked, some at a time. Information alone: no price, no offer.
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { RESTOCK_PAUSE_MS, TOLD_PER_PIECE } from '@/schemas/rules/store/restock'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import { raiseAlarms } from '@/services/alarms/alarms'
import type { OpenDatabase } from '@/services/db/database'
import { restockRounds, restockWishes } from '@/services/db/tables/restocks'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { Ctx } from '@/services/kit/service'
import { isOffered, piecesLeft } from '../domain/goods/is-offered'

/** Options of one round; the others are told in the next one. */
const AT_ONCE = 50

export async function tellRestocked(open: OpenDatabase, where: { siteId: string; now: Date }): Promise<void> {
  for (const one of await dueVariants(open, where)) await runAsSystem(open, where, (ctx) => tell(one, ctx))
}

/** Options with pieces, for which somebody waits, and of whose return nobody was told a while ago. */
function dueVariants({ db }: OpenDatabase, { siteId, now }: { siteId: string; now: Date }) {
  const waited = db.select({ variantId: restockWishes.variantId }).from(restockWishes).where(eq(restockWishes.siteId, siteId))
  return db
    .select({
      ...{ variantId: goodsVariants.variantId, choices: goodsVariants.choices, left: piecesLeft },
      ...{ goodsId: goods.goodsId, name: goods.name },
    })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .leftJoin(restockRounds, eq(restockRounds.variantId, goodsVariants.variantId))
    .where(
      and(
        eq(goodsVariants.siteId, siteId),
        inArray(goodsVariants.variantId, waited),
        isOffered,
        sql`${piecesLeft} > 0`,
        or(isNull(restockRounds.toldAt), lte(restockRounds.toldAt, before(now))),
      ),
    )
    .orderBy(asc(goodsVariants.variantId))
    .limit(AT_ONCE)
}
type Due = Awaited<ReturnType<typeof dueVariants>>[number]

const before = (now: Date): Date => new Date(now.getTime() - RESTOCK_PAUSE_MS)

async function tell({ variantId, goodsId, name, choices, left }: Due, ctx: Ctx): Promise<void> {
  const { db, siteId, now } = ctx
  // Of several processes one has the round.
  const [round] = await db
    .insert(restockRounds)
    .values({ variantId, siteId, toldAt: now })
    .onConflictDoUpdate({ target: restockRounds.variantId, set: { toldAt: now }, setWhere: lte(restockRounds.toldAt, before(now)) })
    .returning()
  if (!round) return
  const told = await db
    .select({ wishSeq: restockWishes.wishSeq, memberNo: restockWishes.memberNo })
    .from(restockWishes)
    .where(eq(restockWishes.variantId, variantId))
    .orderBy(asc(restockWishes.wishSeq))
    .limit(left * TOLD_PER_PIECE)
  const option = choices.length > 0 ? ` (${choices.join(', ')})` : ''
  await raiseAlarms(
    ctx,
    told.map(({ wishSeq, memberNo }) => ({
      ...{ memberNo, kind: 'consultation' as const, key: `restock:${wishSeq}` as const },
      title: `기다리시던 ‘${name}’${option} 상품이 다시 들어왔습니다.`,
      link: goodsPath({ id: goodsId, kind: 'goods' }),
    })),
  )
  await db.delete(restockWishes).where(
    inArray(
      restockWishes.wishSeq,
      told.map(({ wishSeq }) => wishSeq),
    ),
  )
}
