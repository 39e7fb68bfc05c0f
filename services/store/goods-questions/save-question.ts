import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/questions'
import { authorName } from '@/schemas/rules/base/author-name'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goods } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'
import { wordColumns } from '../domain/voices/question-words'
import { takeQuestion } from '../domain/voices/take-question'

export const saveQuestion = operation(contracts.saveGoodsQuestion, async ({ goodsId, contents: typed, privateYn = 'N' }, ctx) => {
  const { db, siteId, now, session } = ctx
  const onSale = and(eq(goods.siteId, siteId), eq(goods.goodsId, goodsId), eq(goods.publishedYn, 'Y'))
  if ((await db.$count(goods, onSale)) === 0) throw ctx.fail('missing')
  const contents = await takeQuestion(ctx, typed)
  const { memberNo } = session.user!
  const [row] = await db
    .insert(goodsQuestions)
    .values({
      ...{ siteId, goodsId, memberNo, postedAt: now },
      shownName: authorName(session.user!),
      ...wordColumns({ contents, answer: '' }, privateYn === 'Y'),
    })
    .returning({ QUESTION_SEQ: goodsQuestions.questionSeq })
  const { QUESTION_SEQ: seq } = row!
  await raiseNews(ctx, { kind: 'question', key: `question:${seq}`, number: seq, link: '/ice_builder/questions?state=waiting' })
  ctx.touch(`goods-questions:${goodsId}`)
  return { item: row!, message: '문의를 등록했습니다. 답변이 달리면 알림으로 알려 드립니다.' }
})
