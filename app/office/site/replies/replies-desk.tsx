import { Eye, EyeOff, Undo2, type LucideIcon } from 'lucide-react'
import { fullMoment } from '@/builder/list/recent-moment'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { browseReports, decideReport, decideReports, undoReport, type ReportedIn } from '@/schemas/api/site/reply-desk'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import { whyReplyStays } from '@/schemas/rules/site/why-reply-stays'
import { bulkDone } from '@/app/office/_parts/desk/bulk-done'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import type { DeskBulkAct } from '@/app/office/_parts/desk/desk-definition'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { QUIET } from '@/app/office/_parts/desk/quiet'

const PLACES: Readonly<Record<ReportedIn, string>> = {
  case: '사례와 집들이',
  content: '트렌드·가이드·매거진',
  event: '이벤트',
  profile: '프로필 소개',
}

const named = {
  idOf: ({ of, replySeq }: Listed<typeof browseReports>) => `${of} ${replySeq}`,
  nameOf: ({ author, contents }: Listed<typeof browseReports>) => `${author}의 댓글 ‘${contents.slice(0, 20)}’`,
}

/** A decision about several at once. @param after what is said of how many. */
const several = (
  decision: 'hide' | 'leave' | 'undo',
  words: string,
  icon: LucideIcon,
  text: string,
  after: string,
): DeskBulkAct<typeof browseReports> => ({
  ...{ id: decision, words, icon, act: 'publish', most: MOST_AT_ONCE },
  stays: ({ state }) => whyReplyStays(decision, state),
  ask: {
    title: `고른 댓글: ${words}`,
    text: (count) => `댓글 ${count}건이 바뀝니다. ${text}`,
    label: '사유',
    words,
    busyWords: '저장하는 중입니다',
  },
  async send(rows, reason) {
    const replies = rows.map(({ of, replySeq }) => ({ of, replySeq }))
    const { item } = await call(decideReports, { replies, decision, reason })
    return bulkDone(named, rows, item, (changed) => `댓글 ${changed}건을 ${after}`)
  },
})

/** Reported replies: the queue, what was decided, and the way back. */
export const repliesDesk = defineDesk({
  id: 'replies',
  title: '신고된 댓글',
  unit: '건',
  what: '댓글',
  contract: browseReports,
  idOf: named.idOf,
  nameOf: ({ author }) => `${author}의 댓글`,
  sorts: { reportedAt: 'desc' },
  rows: 'text',
  states: {
    words: { waiting: '살필 것', hidden: '숨김', left: '그대로 둠' },
    dots: { waiting: 'bg-warning-500', hidden: 'bg-danger', left: 'bg-success' },
    of: ({ state }) => state,
    width: 'w-40 max-xl:w-32',
    note: ({ reviewReason }) => reviewReason && <p className={`mt-1 ${QUIET}`}>{reviewReason}</p>,
  },
  search: { label: '댓글 찾기', placeholder: '댓글의 내용으로 찾기' },
  filters: [{ kind: 'choose', name: 'place', label: '쓴 곳', all: '모든 곳', choices: PLACES }],
  savedViews: 'replies',
  columns: [
    {
      id: 'contents',
      header: '댓글',
      isRowHeader: true,
      className: 'font-normal wrap-anywhere max-md:col-span-2',
      cell: ({ contents, author, postedAt, place, title, path }) => (
        <>
          <p className="line-clamp-6 whitespace-pre-line text-studio-800">{contents}</p>
          <p className={`mt-1 ${QUIET}`}>
            {author} · <time dateTime={postedAt}>{fullMoment(postedAt)}</time> · {PLACES[place]}
          </p>
          {path ? (
            <a
              href={path}
              data-cell="title"
              className={`${QUIET} underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center`}
            >
              {title}
            </a>
          ) : (
            <span className={QUIET}>지금은 보이지 않는 글</span>
          )}
        </>
      ),
    },
    {
      id: 'reasons',
      header: '신고',
      width: 'w-64 max-lg:w-40',
      className: 'wrap-anywhere max-md:col-span-2',
      cell: ({ reportCnt, reasons }) => (
        <>
          <p className="font-semibold tabular-nums">{reportCnt.toLocaleString('ko-KR')}번</p>
          <ul className={QUIET}>
            {reasons.map((reason, i) => (
              <li key={`${i} ${reason}`}>{reason}</li>
            ))}
          </ul>
        </>
      ),
    },
    'state',
    momentColumn('reportedAt', '최근 신고'),
  ],
  acts: [
    {
      id: 'hide',
      words: '숨기기',
      icon: EyeOff,
      act: 'publish',
      for: ({ state }) => state !== 'hidden',
      ask: {
        title: '댓글을 숨깁니다',
        text: '방문자에게는 ‘운영자가 숨긴 댓글입니다.’라고 보이고, 달린 답글은 남습니다. 되돌릴 수 있습니다.',
        label: '숨기는 사유',
        words: '숨기기',
        busyWords: '숨기는 중입니다',
      },
      send: ({ of, replySeq }, reason) => call(decideReport, { of, replySeq, decision: 'hide', reason }),
      undo: 'undo',
    },
    {
      id: 'leave',
      words: '그대로 두기',
      icon: Eye,
      act: 'publish',
      for: ({ state }) => state === 'waiting',
      ask: {
        title: '댓글을 그대로 둡니다',
        text: '댓글은 그대로 보이고 목록의 할 일에서 빠집니다. 다시 신고되면 돌아옵니다.',
        label: '그대로 두는 사유',
        words: '그대로 두기',
        busyWords: '저장하는 중입니다',
      },
      send: ({ of, replySeq }, reason) => call(decideReport, { of, replySeq, decision: 'leave', reason }),
      undo: 'undo',
    },
    {
      id: 'undo',
      words: '되돌리기',
      icon: Undo2,
      act: 'publish',
      for: ({ state }) => state !== 'waiting',
      send: ({ of, replySeq }) => call(undoReport, { of, replySeq }),
    },
  ],
  bulk: {
    all: '이 페이지의 댓글 모두 고르기',
    one: ({ author, replySeq }) => `${author}의 댓글 ${replySeq} 고르기`,
    line: '고른 댓글',
    nameOf: named.nameOf,
    within: ['place'],
    acts: [
      several('hide', '숨기기', EyeOff, '방문자에게는 ‘운영자가 숨긴 댓글입니다.’라고 보이고, 되돌릴 수 있습니다.', '숨겼습니다.'),
      several('leave', '그대로 두기', Eye, '댓글은 그대로 보이고 할 일에서 빠집니다.', '그대로 두었습니다.'),
      several('undo', '판단 되돌리기', Undo2, '다시 보이고, 살필 것으로 돌아갑니다.', '살필 것으로 되돌렸습니다.'),
    ],
  },
  nothing: { title: '신고된 댓글이 없습니다.', text: '회원이 댓글을 신고하면 여기에 모입니다.' },
})
