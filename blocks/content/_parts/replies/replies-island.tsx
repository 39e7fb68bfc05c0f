'use client'
import { useEffect, useRef, useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { hasTypedFields } from '@/lib/ui/has-typed-fields'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listAnswers, listMyReplies, removeInteriorReply, REPLY_LENGTH, reportInteriorReply } from '@/schemas/api/content/replies'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'
import { Replies, replyId, type Reply } from '@/blocks/base/_parts/replies/replies'
import { ReplyAction } from '@/blocks/base/_parts/replies/reply-action'
import { ReplyForm } from '@/blocks/base/_parts/replies/reply-form'
import { reportReply } from '@/blocks/base/_parts/replies/report-reply'
import { useMyReplies } from '@/blocks/base/_parts/replies/use-my-replies'
import { savingOf, type ContentReply, type ReplyPage } from './read-replies'
import { useReplies, type Thread } from './use-replies'

interface Props {
  id: string
  /** What the replies are about: `case:12`. */
  subject: string
  /** The server's answer for this page of the list. */
  first: ReplyPage
  size: number
  /** URL of the first page of the list. */
  home: string
}

/** What was stored is stored, though the list could not be read again. */
const UNREAD = '새로 고치면 목록에 보입니다.'
/** Makes an element the place that a link to this reply leads to. */
const placeOf = (replySeq: number) => ({ id: replyId(replySeq), tabIndex: -1 })
const focus = (id: string): void => document.getElementById(id)?.focus()
/** After the login the page is opened at this place, so that its form is on the screen. */
const placed = (id: string): string => `${location.pathname}${location.search}#${id}`

const readMine = (subject: string, signal: AbortSignal) => call(listMyReplies, { subject }, { signal })

/** Replies in threads. A member writes, answers, deletes their own and reports others; the page itself is the same for everybody. */
export function RepliesIsland({ id, subject, first, size, home }: Props) {
  const { total, threads, page, sought, refresh, showMore } = useReplies(subject, first, size)
  const [mine, noteMine] = useMyReplies(subject, readMine)
  const [answering, setAnswering] = useState<number>()
  const { contract, inputOf } = savingOf(subject)
  const fieldId = `${id}-reply`
  /** Where the focus goes with the next render: the first of these places that is there then. */
  const next = useRef<readonly string[]>([])
  useEffect(() => {
    const place = next.current.find((one) => document.getElementById(one))
    next.current = []
    if (place) focus(place)
  })
  useEffect(() => {
    const [, seq] = /^#reply-(\d+)$/.exec(location.hash) ?? []
    if (!seq) return
    const frame = requestAnimationFrame(() => {
      // A visitor who answered comes back from the login: the words are put into the form once it is there.
      if (hasTypedFields()) setAnswering(Number(seq))
      else focus(replyId(Number(seq)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])

  const onSaved = async (replySeq: number) => {
    noteMine(replySeq)
    // The new thread is the first one.
    if (page !== 1) return location.assign(home)
    showSnackbar((await refresh()) ? '댓글을 등록했습니다.' : `댓글을 등록했습니다. ${UNREAD}`)
  }
  const onAnswered = async (thread: number, replySeq: number) => {
    noteMine(replySeq)
    const isRead = await refresh({ changed: thread })
    next.current = [replyId(replySeq), replyId(thread)]
    setAnswering(undefined)
    showSnackbar(isRead ? '답글을 등록했습니다.' : `답글을 등록했습니다. ${UNREAD}`)
  }
  const remove = async (replySeq: number) => {
    const answer = await showConfirmDialog({ title: '이 댓글을 삭제하시겠습니까?', okLabel: '삭제' })
    if (answer !== 'ok') return
    const all = threads.flatMap((thread) => [thread.first, ...thread.answers])
    const at = all.findIndex(({ REPLY_SEQ }) => REPLY_SEQ === replySeq)
    try {
      await call(removeInteriorReply, { replySeq })
      // The pressed button goes: to what stands in its place, or beside it.
      const near = [all[at], all[at + 1], all[at - 1]].flatMap((one) => (one ? [replyId(one.REPLY_SEQ)] : []))
      await refresh({ removed: replySeq })
      next.current = [...near, `${id}-title`]
      showSnackbar('댓글을 삭제했습니다.')
    } catch (error) {
      await sayFailure(error, { id: removeInteriorReply.id })
    }
  }
  const more = (thread: Thread) => showMore(thread).catch((error: unknown) => sayFailure(error, { id: listAnswers.id }))
  const report = async (replySeq: number) => {
    if (await askLogin({ wanted: placed(replyId(replySeq)) })) await reportReply(reportInteriorReply, replySeq, '댓글')
  }

  /** The reply that the link leads to is one of the further answers of this thread. */
  const isBehind = ({ first: { REPLY_SEQ }, answers }: Thread): boolean =>
    sought?.threadSeq === REPLY_SEQ && sought.replySeq !== REPLY_SEQ && !answers.some((one) => one.REPLY_SEQ === sought.replySeq)
  const rowOf = (reply: ContentReply, thread: Thread): Reply => {
    const { REPLY_SEQ: key, MEMBER_NAME: name, PARENT_SEQ } = reply
    const gone = reply.delYn === 'Y' ? 'removed' : reply.hiddenYn === 'Y' ? 'hidden' : undefined
    const of = `${name}님의 댓글`
    const rest = thread.first.ANSWER_CNT - thread.answers.length
    const isLast = (thread.answers.at(-1) ?? thread.first) === reply
    return {
      key,
      name,
      date: reply.REG_DT,
      text: reply.CONTENTS,
      isAnswer: PARENT_SEQ !== null,
      gone,
      actions: mine.has(key) ? (
        <ReplyAction of={of} onPress={() => void remove(key)}>
          삭제
        </ReplyAction>
      ) : (
        <ReplyAction of={of} hasDialog onPress={() => void report(key)}>
          신고
        </ReplyAction>
      ),
      below: (
        <>
          {!gone && (
            <ReplyAction
              of={`${of}에`}
              isOpen={answering === key}
              className="-mb-3 -ml-3 px-3"
              onPress={() => setAnswering(answering === key ? undefined : key)}
            >
              답글
            </ReplyAction>
          )}
          {answering === key && (
            <ReplyForm
              id={`${id}-answer-${key}`}
              label={`${name}님에게 답글`}
              emptyFault="답글을 입력해 주세요."
              most={REPLY_LENGTH}
              contract={contract}
              inputOf={(contents) => inputOf(contents, key)}
              admit={(onLeave) => askLogin({ wanted: placed(replyId(key)), onLeave })}
              place={replyId(key)}
              onCancel={() => {
                next.current = [replyId(key)]
                setAnswering(undefined)
              }}
              onSaved={(replySeq) => onAnswered(thread.first.REPLY_SEQ, replySeq)}
            />
          )}
          {isLast && rest > 0 && (
            <p {...(isBehind(thread) ? placeOf(sought!.replySeq) : {})}>
              <ReplyAction of="" className="-mb-3 -ml-3 px-3" onPress={() => void more(thread)}>
                {`답글 ${rest.toLocaleString('ko-KR')}개 더 보기`}
              </ReplyAction>
            </p>
          )}
        </>
      ),
    }
  }

  return (
    <>
      <h2 id={`${id}-title`} tabIndex={-1} className="type-h2 outline-none">
        댓글 <span className="numeric">{total.toLocaleString('ko-KR')}</span>개
      </h2>
      <ReplyForm
        id={fieldId}
        label="댓글 남기기"
        placeholder="궁금한 점이나 느낀 점을 들려주세요."
        emptyFault="댓글을 입력해 주세요."
        most={REPLY_LENGTH}
        contract={contract}
        inputOf={inputOf}
        admit={(onLeave) => askLogin({ wanted: placed(fieldId), onLeave })}
        onSaved={onSaved}
      />
      <div className="mt-8 md:mt-7">
        {sought?.threadSeq === 0 && (
          <p {...placeOf(sought.replySeq)} className="scroll-mt-24 pb-5 text-small text-ink-mute">
            찾으시는 댓글은 삭제되어 볼 수 없습니다.
          </p>
        )}
        {threads.length > 0 ? (
          <Replies
            label="댓글"
            replies={threads.flatMap((thread) => [thread.first, ...thread.answers].map((reply) => rowOf(reply, thread)))}
          />
        ) : (
          <p className="border-y border-line py-8 text-small text-ink-mute">
            {total > 0 ? '이 페이지에는 댓글이 없습니다.' : '첫 번째 댓글을 남겨 주세요.'}
          </p>
        )}
      </div>
    </>
  )
}
