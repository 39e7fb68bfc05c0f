'use client'
import { useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { deleteEventReply, listEventReplies } from '@/schemas/api/events/replies'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { Replies } from '@/blocks/base/_parts/replies'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { reportReply } from './report-reply'
import { ReplyForm } from './reply-form'
import { useMyReplies } from './use-my-replies'

type Reply = Listed<typeof listEventReplies>

interface Props {
  id: string
  title: string
  eventSeq: number
  /** The server's answer for this page of the list. */
  first: { replies: readonly Reply[]; total: number }
  page: number
  size: number
  /** URL of the first page of the list. */
  home: string
  /** The event is open (V-EVT-1). */
  canWrite: boolean
}

/** The replies to an event; a member can write one, delete their own and report others. Names are masked. */
export function RepliesIsland({ id, title, eventSeq, first, page, size, home, canWrite }: Props) {
  const [{ replies, total }, setShown] = useState(first)
  const [mine, noteMine] = useMyReplies(eventSeq)

  const refresh = async (shown: number) => {
    const { items, totalCount } = await call(listEventReplies, { eventSeq, page: shown, size })
    setShown({ replies: items, total: totalCount })
  }
  /** The member's new reply is first, so it is on the first page. */
  const onSaved = async (replySeq: number) => {
    noteMine(replySeq)
    if (page !== 1) return location.assign(home)
    await refresh(1)
    showSnackbar('글을 등록했습니다.')
  }
  const remove = async (replySeq: number) => {
    const answer = await showConfirmDialog({ title: '이 글을 삭제하시겠습니까?', okLabel: '삭제' })
    if (answer !== 'ok') return
    try {
      await call(deleteEventReply, { replySeq })
      await refresh(page)
      showSnackbar('글을 삭제했습니다.')
      // The pressed button is removed with its row.
      document.getElementById(`${id}-title`)?.focus()
    } catch (error) {
      await sayFailure(error, { id: deleteEventReply.id })
    }
  }
  const report = async (replySeq: number) => {
    if (await askLogin({ of: 'event' })) await reportReply(replySeq)
  }

  return (
    <>
      <h2 id={`${id}-title`} tabIndex={-1} className="type-h3 outline-none">
        {title} <span className="numeric font-normal text-ink-mute">{total.toLocaleString('ko-KR')}</span>
      </h2>
      {canWrite && <ReplyForm id={id} eventSeq={eventSeq} onSaved={onSaved} />}
      {total > 0 && (
        <div className="mt-8 md:mt-7">
          <Replies
            label={title}
            replies={replies.map(({ REPLY_SEQ, MEMBER_NAME, REG_DT, CONTENTS }) => ({
              key: REPLY_SEQ,
              name: MEMBER_NAME,
              date: REG_DT,
              text: CONTENTS,
              actions: mine.has(REPLY_SEQ) ? (
                <Action of={MEMBER_NAME} onPress={() => void remove(REPLY_SEQ)}>
                  삭제
                </Action>
              ) : (
                <Action of={MEMBER_NAME} hasDialog onPress={() => void report(REPLY_SEQ)}>
                  신고
                </Action>
              ),
            }))}
          />
        </div>
      )}
      {total === 0 && canWrite && <p className="mt-8 text-ink-mute">첫 번째 글을 남겨 주세요.</p>}
    </>
  )
}

interface ActionProps {
  /** The author of the reply. */
  of: string
  hasDialog?: boolean
  onPress: () => void
  children: string
}

function Action({ of, hasDialog = false, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      aria-label={`${of}님의 글 ${children}`}
      onClick={onPress}
      className="-my-3 -mr-3 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center px-3 text-small text-ink-mute underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </button>
  )
}
