import { call } from '@/schemas/api/base/call'
import type { Answer, Listed } from '@/schemas/api/base/contract'
import { listAnswers, listContentReplies, listInteriorReplies, saveContentReply, saveInteriorReply } from '@/schemas/api/content/replies'
import { readSubject, type ReplySubject } from '@/schemas/rules/content/reply-subject'

export type ContentReply = Listed<typeof listInteriorReplies>
export interface ReplyPage {
  replies: readonly ContentReply[]
  /** Replies that are there, and threads that are paged. */
  total: number
  threads: number
  /** The page of the list that this is. */
  page: number
  /** The reply that the URL leads to, and its thread; 0 for one that is removed or elsewhere. */
  sought?: { replySeq: number; threadSeq: number }
}

/** A list without replies: on a page that is about nothing. */
export const NO_REPLIES: ReplyPage = { replies: [], total: 0, threads: 0, page: 1 }

/** What the URL asks for: a page of the list, or the one with a certain reply. */
export interface RepliesRequest {
  page: number
  size: number
  replySeq?: number
}

const pageOf = (
  { items, item, totalCount }: Pick<Answer<typeof listInteriorReplies>, 'items' | 'item' | 'totalCount'>,
  replySeq: number | undefined,
): ReplyPage => ({
  replies: items,
  total: totalCount,
  threads: item.threadCnt,
  page: item.page,
  ...(replySeq ? { sought: { replySeq, threadSeq: item.threadSeq } } : {}),
})

type Call = typeof call

/** A page of the replies to this. @param via how the page that is being rendered calls; a browser's own by default. */
export async function readReplies(
  subject: ReplySubject,
  asked: RepliesRequest,
  { via = call, signal }: { via?: Call; signal?: AbortSignal } = {},
): Promise<ReplyPage> {
  const options = signal ? { signal } : {}
  return pageOf(
    'kind' in subject
      ? await via(listContentReplies, { ...subject, ...asked }, options)
      : await via(listInteriorReplies, { ...subject, ...asked }, options),
    asked.replySeq,
  )
}

/** The call that stores a reply to this, and its input. */
export function savingOf(key: string) {
  const subject = readSubject(key)!
  return 'kind' in subject
    ? {
        contract: saveContentReply,
        inputOf: (contents: string, parentSeq?: number) => ({ ...subject, contents, ...(parentSeq ? { parentSeq } : {}) }),
      }
    : {
        contract: saveInteriorReply,
        inputOf: (contents: string, parentSeq?: number) => ({ ...subject, contents, ...(parentSeq ? { parentSeq } : {}) }),
      }
}

/** More answers of a thread: a page of fifty. */
export const readAnswers = async (replySeq: number, page: number): Promise<ContentReply[]> =>
  (await call(listAnswers, { replySeq, page, size: 50 })).items
