'use client'
import { useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import {
  deleteEventReply,
  listEventReplies,
  listMyEventReplies,
  REPLY_LENGTH,
  reportEventReply,
  saveEventReply,
} from '@/schemas/api/events/replies'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { Replies } from '@/blocks/base/_parts/replies/replies'
import { ReplyAction } from '@/blocks/base/_parts/replies/reply-action'
import { ReplyForm } from '@/blocks/base/_parts/replies/reply-form'
import { reportReply } from '@/blocks/base/_parts/replies/report-reply'
import { useMyReplies } from '@/blocks/base/_parts/replies/use-my-replies'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'

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

const readMine = (eventSeq: number, signal: AbortSignal) => call(listMyEventReplies, { eventSeq }, { signal })

/** The replies to an event; a member can write one, delete their own and report others. Names are masked. */
export function RepliesIsland({ id, title, eventSeq, first, page, size, home, canWrite }: Props) {
  const [{ replies, total }, setShown] = useState(first)
  const [mine, noteMine] = useMyReplies(eventSeq, readMine)

  const refresh = async (shown: number) => {
    const { items, totalCount } = await call(listEventReplies, { eventSeq, page: shown, size })
    setShown({ replies: items, total: totalCount })
  }
  /** The member's new reply is first, so it is on the first page. */
  const onSaved = async (replySeq: number) => {
    noteMine(replySeq)
    if (page !== 1) return location.assign(home)
    // What is stored is stored, though the list could not be read again.
    const isRead = await refresh(1).then(
      () => true,
      () => false,
    )
    showSnackbar(isRead ? '글을 등록했습니다.' : '글을 등록했습니다. 새로 고치면 목록에 보입니다.')
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
    if (await askLogin({ of: 'event' })) await reportReply(reportEventReply, replySeq, '글')
  }

  return (
    <>
      <h2 id={`${id}-title`} tabIndex={-1} className="type-h3 outline-none">
        {title} <span className="numeric font-normal text-ink-mute">{total.toLocaleString('ko-KR')}</span>
      </h2>
      {canWrite && (
        <ReplyForm
          id={`${id}-reply`}
          label="글 남기기"
          placeholder="이벤트에 관한 생각을 들려주세요."
          emptyFault="글을 입력해 주세요."
          most={REPLY_LENGTH}
          contract={saveEventReply}
          inputOf={(contents) => ({ eventId: String(eventSeq), contents })}
          admit={(onLeave) => askLogin({ of: 'event', onLeave })}
          asksFirst
          onSaved={onSaved}
        />
      )}
      {total > 0 && (
        <div className="mt-8 md:mt-7">
          <Replies
            label={title}
            replies={replies.map(({ REPLY_SEQ, MEMBER_NAME, REG_DT, CONTENTS, hiddenYn }) => ({
              key: REPLY_SEQ,
              name: MEMBER_NAME,
              date: REG_DT,
              text: CONTENTS,
              gone: hiddenYn === 'Y' ? 'hidden' : undefined,
              actions: mine.has(REPLY_SEQ) ? (
                <ReplyAction of={`${MEMBER_NAME}님의 글`} onPress={() => void remove(REPLY_SEQ)}>
                  삭제
                </ReplyAction>
              ) : (
                <ReplyAction of={`${MEMBER_NAME}님의 글`} hasDialog onPress={() => void report(REPLY_SEQ)}>
                  신고
                </ReplyAction>
              ),
            }))}
          />
        </div>
      )}
      {total === 0 && canWrite && <p className="mt-8 text-ink-mute">첫 번째 글을 남겨 주세요.</p>}
    </>
  )
}
