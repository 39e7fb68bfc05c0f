import { seemsSignedIn } from '@/schemas/api/auth/session-state'
import { call } from '@/schemas/api/base/call'
import { listMyGoodsQuestions } from '@/schemas/api/store/questions'
import type { OwnQuestionOf } from '../_parts/questions/own-question'
import { askQuestions, type QuestionPage } from './ask-questions'

export interface Known extends QuestionPage {
  /** The member's own, whole. */
  own: readonly OwnQuestionOf[]
}
/** Of one answer. */
const MOST = 50

/** The newest questions, and those of the member: the list is the same for everybody, what is private comes apart from it. */
export async function readKnown(goodsId: string, size: number): Promise<Known> {
  const [page, own] = await Promise.all([
    askQuestions(call, { goodsId, size: Math.min(size, MOST) }),
    seemsSignedIn() ? call(listMyGoodsQuestions, { goodsId, size: MOST }).then(({ items }) => items) : [],
  ])
  return { ...page, own }
}
