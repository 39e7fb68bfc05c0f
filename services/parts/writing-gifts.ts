// What a member gets for something they publish. The area that has points says how; the one in which it is written tells of it, and does not
// know whether there are any.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface PublishedWriting {
  memberNo: string
  /** Kind and number: `tour:7`. */
  key: `tour:${number}`
}
/** `published` for the first time; staff hid it; they or its writer show it again; its writer took it `down`, or `removed` it. */
export type WritingStep = 'published' | 'hidden' | 'shown' | 'down' | 'removed'

type GiftCtx = Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>
export type WritingGift = (ctx: GiftCtx, writing: PublishedWriting, step: WritingStep) => Promise<void>

/** In the transaction of what happens to the writing. */
export async function followWriting(ctx: GiftCtx, writing: PublishedWriting, step: WritingStep): Promise<void> {
  for (const gift of areaParts<WritingGift>('writingGifts')) await gift(ctx, writing, step)
}
