// What a member who leaves has here. An area adds a part that says what of its own is under way, what goes and what stays, with numbers;
// no other file has to know.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface UnderWay {
  /** Its number in words: 진행 중인 주문 2건. */
  words: string
  /** Where it is brought to its end, and the words of that link. */
  path: string
  label: string
  /** Nobody owes anything by it: an erasure by staff, which the person asked for, ends it. */
  isFree?: true
}

export interface LeavingShare {
  /** What has to end before the member can leave. */
  underWay?: readonly UnderWay[]
  /** What is deleted with the account. */
  gone?: readonly string[]
  /** What stays without a name, or because a law asks it. */
  stays?: readonly string[]
}

type LeavingCtx = Pick<Ctx, 'db' | 'siteId' | 'now'>
export type LeavingPart = (ctx: LeavingCtx, memberNo: string) => Promise<LeavingShare>

/** A part that fails fails it all: nobody leaves without having been told what goes. */
export async function readLeaving(ctx: LeavingCtx, memberNo: string): Promise<Required<LeavingShare>> {
  const all: LeavingShare[] = []
  // One after the other, because they may share the connection of a transaction.
  for (const part of areaParts<LeavingPart>('leaving')) all.push(await part(ctx, memberNo))
  return {
    underWay: all.flatMap(({ underWay = [] }) => underWay),
    gone: all.flatMap(({ gone = [] }) => gone),
    stays: all.flatMap(({ stays = [] }) => stays),
  }
}

/** The words of what there is; nothing of what there is none of. */
export const counted = (many: number, words: (number: string) => string): string[] =>
  many > 0 ? [words(many.toLocaleString('ko-KR'))] : []
