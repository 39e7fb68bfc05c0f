import type { Loaded, LoadInput } from '@/renderer/define-block'
import { pageNumber } from '@/blocks/base/_parts/href-with'
import { forMember } from '@/blocks/members/_parts/for-member'
import { listMyGoodsQuestions } from '@/schemas/api/store/questions'
import type { OwnQuestionOf } from '../_parts/questions/own-question'
import { PAGE, type Props } from './schema'

export interface Data {
  /** Null where no member is signed in: in the builder, and for a person who is known by an identification alone. */
  questions: readonly OwnQuestionOf[] | null
  total: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const asked = { page: pageNumber(page.query[PAGE]), size: props.size ?? 10 }
  const answer = await forMember(() => call(listMyGoodsQuestions, asked, { signal }))
  return { data: { questions: answer?.items ?? null, total: answer?.totalCount ?? 0 } }
}
