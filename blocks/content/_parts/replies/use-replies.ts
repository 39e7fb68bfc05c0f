'use client'
import { useState } from 'react'
import { readSubject } from '@/schemas/rules/content/reply-subject'
import { readAnswers, readReplies, type ContentReply, type ReplyPage } from './read-replies'

/** Answers that one press shows more. */
const STEP = 50

export interface Thread {
  first: ContentReply
  answers: readonly ContentReply[]
}

/** The threads of one page of a list, and what changes them. */
export function useReplies(key: string, first: ReplyPage, size: number) {
  const [shown, setShown] = useState(first)

  /**
   * Reads the page again; further answers that were opened stay.
   * @param changed the thread that the member has just answered: its last answers are read too.
   * @param removed what the member has just deleted: it is gone here, even if the page cannot be read.
   * @returns whether it was read.
   */
  const refresh = async ({ changed, removed }: { changed?: number; removed?: number } = {}): Promise<boolean> => {
    if (removed !== undefined) setShown((before) => ({ ...before, replies: withoutWords(before.replies, removed) }))
    try {
      await readAgain(changed, removed)
      return true
    } catch {
      return false
    }
  }
  const readAgain = async (changed: number | undefined, removed: number | undefined): Promise<void> => {
    const read = await readReplies(readSubject(key)!, { page: shown.page, size })
    const opened = shown.replies.filter(({ REPLY_SEQ, PARENT_SEQ }) => PARENT_SEQ !== null && REPLY_SEQ !== removed)
    const count = read.replies.find(({ REPLY_SEQ }) => REPLY_SEQ === changed)?.ANSWER_CNT ?? 0
    const last = changed !== undefined && count > 0 ? await readAnswers(changed, Math.ceil(count / STEP)) : []
    setShown({ ...read, replies: merged(read.replies, [...opened, ...last]) })
  }
  const showMore = async ({ first: thread, answers }: Thread): Promise<void> => {
    const next = await readAnswers(thread.REPLY_SEQ, Math.floor(answers.length / STEP) + 1)
    setShown((before) => ({ ...before, replies: merged(before.replies, next) }))
  }
  return { ...shown, threads: threadsOf(shown.replies), refresh, showMore }
}

const isFirst = ({ PARENT_SEQ }: ContentReply): boolean => PARENT_SEQ === null

const threadsOf = (replies: readonly ContentReply[]): Thread[] =>
  replies.filter(isFirst).map((first) => ({ first, answers: replies.filter(({ PARENT_SEQ }) => PARENT_SEQ === first.REPLY_SEQ) }))

const withoutWords = (replies: readonly ContentReply[], seq: number): ContentReply[] =>
  replies.map((one) => (one.REPLY_SEQ === seq ? { ...one, CONTENTS: '', MEMBER_NAME: '', delYn: 'Y' } : one))

/** The threads of the first list with the answers of both, in the order in which they were written. */
function merged(replies: readonly ContentReply[], more: readonly ContentReply[]): ContentReply[] {
  const answers = new Map([...more, ...replies].filter((one) => !isFirst(one)).map((one) => [one.REPLY_SEQ, one]))
  const inOrder = [...answers.values()].toSorted((a, b) => a.REG_DT.localeCompare(b.REG_DT) || a.REPLY_SEQ - b.REPLY_SEQ)
  return replies.filter(isFirst).flatMap((first) => [first, ...inOrder.filter(({ PARENT_SEQ }) => PARENT_SEQ === first.REPLY_SEQ)])
}
