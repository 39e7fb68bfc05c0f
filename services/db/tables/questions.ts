// What members ask about goods, with the answer of the shop (SYS-39).
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sealedJson } from '../sealed'
import { staff } from './auth'
import { counter, line, moment } from './columns'
import { members } from './members'
import { goods } from './store'

/** The words of a private question, and of its answer. */
export interface PrivateWords {
  contents: string
  answer: string
}

export const goodsQuestions = pgTable(
  'goods_question',
  {
    questionSeq: integer('question_seq').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000 }),
    siteId: text('site_id').notNull(),
    /** Null once staff deleted them. */
    goodsId: text('goods_id').references(() => goods.goodsId, { onDelete: 'set null' }),
    /** Null after the withdrawal. */
    memberNo: text('member_no').references(() => members.memberNo),
    shownName: text('shown_name').notNull(),
    /** Empty for a private question, and so is the answer: no list that forgets to ask can tell them. */
    contents: line('contents'),
    answer: line('answer'),
    /** Null for a public question. */
    privateWords: sealedJson<PrivateWords>('private_words', 'goods_question.private_words'),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by').references(() => staff.id, { onDelete: 'set null' }),
    /** Visitors do not see it; the reason is for staff. */
    hiddenAt: moment('hidden_at'),
    hiddenReason: line('hidden_reason'),
    /** Counts the changes of its words, its answer and its showing: a writer who saw an earlier one is told. */
    version: counter('version'),
    postedAt: moment('posted_at').notNull(),
    updatedAt: moment('updated_at'),
  },
  (t) => [
    index('goods_question_goods').on(t.siteId, t.goodsId, t.postedAt),
    index('goods_question_member').on(t.memberNo, t.postedAt),
    index('goods_question_desk').on(t.siteId, t.postedAt),
    check('goods_question_private', sql`${t.privateWords} is null or (${t.contents} = '' and ${t.answer} = '')`),
  ],
)
