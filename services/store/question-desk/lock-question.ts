// The row of a question that a member of staff wants to answer or hide, if nobody changed it since they saw it.
import { and, desc, eq, inArray } from 'drizzle-orm'
import { decideQuestion } from '@/schemas/api/store/question-desk'
import { namesOfStaff } from '@/services/auth/domain/names-of-staff'
import { audits } from '@/services/db/tables/base'
import { goodsQuestions } from '@/services/db/tables/questions'
import type { Ctx, Fails } from '@/services/kit/service'
import type { QuestionRow } from '../domain/voices/question-words'

const DONE: Readonly<Record<string, string>> = {
  'goods-question.answer': '답변했습니다',
  'goods-question.hide': '숨겼습니다',
  'goods-question.show': '다시 보이게 했습니다',
}
const STAFF = 'staff:'

/** In the audit log. */
export const questionTarget = (questionSeq: number): string => `goods-question:${questionSeq}`

interface Known {
  questionSeq: number
  version: number
}

const rowOf = async ({ db, siteId }: Ctx, { questionSeq }: Known): Promise<QuestionRow | undefined> => {
  const [row] = await db
    .select()
    .from(goodsQuestions)
    .where(and(eq(goodsQuestions.siteId, siteId), eq(goodsQuestions.questionSeq, questionSeq)))
    .for('update')
  return row
}

/** @throws CallFailure (409) that names who was first. */
export async function lockQuestion(ctx: Ctx & Fails<'missing' | 'changed'>, known: Known): Promise<QuestionRow> {
  const row = await rowOf(ctx, known)
  if (!row) throw ctx.fail('missing')
  if (row.version !== known.version) throw ctx.fail('changed', { words: await changedWords(ctx, row) })
  return row
}

/** The same for one of several: why it stays as it is. */
export async function findQuestion(ctx: Ctx, known: Known): Promise<QuestionRow | string> {
  const row = await rowOf(ctx, known)
  if (!row) return decideQuestion.errors!.missing[1]
  return row.version === known.version ? row : changedWords(ctx, row)
}

/** A member of staff by the audit log; where it says nothing of the latest change, the author mended the question. */
async function changedWords(ctx: Ctx, { questionSeq, updatedAt }: QuestionRow): Promise<string> {
  const [line] = await ctx.db
    .select({ actor: audits.actor, action: audits.action, at: audits.at })
    .from(audits)
    .where(and(eq(audits.target, questionTarget(questionSeq)), inArray(audits.action, Object.keys(DONE))))
    .orderBy(desc(audits.at), desc(audits.id))
    .limit(1)
  const rest = '최신 내용을 확인해 주세요.'
  if (!line || (updatedAt && updatedAt > line.at)) return `문의한 분이 그사이 내용을 고쳤습니다. ${rest}`
  const id = line.actor.startsWith(STAFF) ? line.actor.slice(STAFF.length) : ''
  const { name } = (await namesOfStaff(ctx, [id]))(id)
  return `${name}님이 먼저 ${DONE[line.action]!}. ${rest}`
}
