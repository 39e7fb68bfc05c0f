'use client'
import type { ReactNode } from 'react'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listGoodsQuestions } from '@/schemas/api/store/questions'
import { readReplyDraft } from '@/blocks/base/_parts/replies/reply-drafts'
import { questionField } from '../_parts/questions/question-form'
import { SIZE } from './ask-questions'
import { LiveQuestions } from './live-questions'
import { readKnown, readOwn } from './read-known'

export type Wanted = 'ask' | 'more'

/**
 * The live questions in place of those of the markup, once they are read.
 * @param wanted what was pressed; without it a member has come, for whom the markup is right unless something is their own.
 */
export async function openQuestions(of: { id: string; goodsId: string }, wanted?: Wanted): Promise<ReactNode> {
  const { id, goodsId } = of
  try {
    // Back from a login the form opens where it was. Anywhere else it would take the focus of somebody who came to read.
    const isBack = !wanted && location.hash === '#questions' && (await readReplyDraft(questionField(`${id}-new`))) !== undefined
    if (!wanted && !isBack && (await readOwn(goodsId)).length === 0) return undefined
    const first = await readKnown(goodsId, wanted === 'more' ? 2 * SIZE : SIZE)
    return (
      <LiveQuestions
        key={wanted ?? ''}
        {...of}
        first={first}
        isAsked={isBack || wanted === 'ask'}
        focus={wanted === 'more' ? SIZE : undefined}
      />
    )
  } catch (error) {
    // A member who pressed nothing reads what everybody reads.
    if (wanted) await sayFailure(error, { id: listGoodsQuestions.id })
    return undefined
  }
}
