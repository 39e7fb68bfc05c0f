'use client'
import type { ReactNode } from 'react'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listGoodsQuestions } from '@/schemas/api/store/questions'
import { SIZE } from './ask-questions'
import { LiveQuestions } from './live-questions'
import { readKnown } from './read-known'

export type Wanted = 'ask' | 'more'

/** The live questions in place of those of the markup, once they are read; undefined where they cannot be read. */
export async function openQuestions(of: { id: string; goodsId: string }, wanted: Wanted): Promise<ReactNode> {
  try {
    const first = await readKnown(of.goodsId, wanted === 'more' ? 2 * SIZE : SIZE)
    return <LiveQuestions {...of} first={first} isAsked={wanted === 'ask'} focus={wanted === 'more' ? SIZE : undefined} />
  } catch (error) {
    await sayFailure(error, { id: listGoodsQuestions.id })
    return undefined
  }
}
