import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/question-desk'
import { authorShown } from '@/schemas/rules/base/author-name'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { contains } from '@/services/db/contains'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goods } from '@/services/db/tables/store'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { operation } from '@/services/kit/service'
import { questionState } from '../domain/voices/question-state'
import { questionWords } from '../domain/voices/question-words'

export const browseQuestions = operation(
  contracts.browseQuestions,
  async ({ state, from, until, search = '', direction = 'desc', page = 1, size = 20 }, ctx) => {
    const { db, siteId } = ctx
    const words = search.trim()
    const { postedAt, questionSeq } = goodsQuestions
    const found = and(
      eq(goodsQuestions.siteId, siteId),
      from ? gte(postedAt, startOfSeoulDay(from)) : undefined,
      until ? lt(postedAt, afterSeoulDay(until)) : undefined,
      words ? contains(goods.name, words) : undefined,
    )
    const ofGoods = eq(goods.goodsId, goodsQuestions.goodsId)
    const order = direction === 'asc' ? asc : desc
    const rows = await db
      .select({ question: goodsQuestions, state: questionState(), goodsName: goods.name })
      .from(goodsQuestions)
      .leftJoin(goods, ofGoods)
      .where(and(found, state ? eq(questionState(), state) : undefined))
      .orderBy(order(postedAt), order(questionSeq))
      .limit(size)
      .offset((page - 1) * size)
    const stateOf = questionState().as('state')
    const all = db.select({ stateOf }).from(goodsQuestions).leftJoin(goods, ofGoods).where(found).as('found')
    const numbers = await db.select({ state: all.stateOf, count: count() }).from(all).groupBy(all.stateOf)
    const counts = { all: 0, waiting: 0, answered: 0, hidden: 0 }
    for (const one of numbers) {
      counts[one.state] = one.count
      counts.all += one.count
    }
    const nameOf = await namesOfStaff(ctx, [...new Set(rows.flatMap(({ question }) => question.answeredBy ?? []))])
    return {
      items: rows.map(({ question, goodsName, state: now }) => ({
        ...questionWords(question),
        questionSeq: question.questionSeq,
        version: question.version,
        goodsId: question.goodsId ?? '',
        goodsName: goodsName ?? '지운 상품',
        author: authorShown(question.shownName),
        privateYn: question.privateWords ? ('Y' as const) : ('N' as const),
        postedAt: question.postedAt.toISOString(),
        state: now,
        answeredAt: question.answeredAt?.toISOString() ?? '',
        answeredBy: question.answeredBy ? nameOf(question.answeredBy).name : '',
        hiddenReason: question.hiddenReason,
      })),
      totalCount: counts[state ?? 'all'],
      item: { counts },
    }
  },
)
