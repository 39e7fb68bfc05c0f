import { Eye, EyeOff, Lock, MessageSquareReply, type LucideIcon } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import { MOST_AT_ONCE } from '@/schemas/api/base/many'
import { browseQuestions, decideQuestion, decideQuestions } from '@/schemas/api/store/question-desk'
import { whyQuestionStays } from '@/schemas/rules/store/why-question-stays'
import { bulkDone } from '@/app/office/_parts/desk/bulk-done'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import type { DeskBulkAct } from '@/app/office/_parts/desk/desk-definition'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { AnswerDialog } from './answer-dialog'
import { AnswerQuestions } from './answer-questions'
import { namedQuestion } from './named-question'
import { stateOfQuestion } from './state-of-question'
import { GoodsLine } from '../_parts/goods-line'

const several = (decision: 'hide' | 'show', words: string, icon: LucideIcon, text: string): DeskBulkAct<typeof browseQuestions> => ({
  ...{ id: decision, words, icon, act: 'publish', most: MOST_AT_ONCE },
  stays: (row) => whyQuestionStays(decision, stateOfQuestion(row)),
  ask: {
    title: `고른 문의: ${words}`,
    text: (count) => `문의 ${count}건이 바뀝니다. ${text}`,
    label: `${words} 사유`,
    words,
    busyWords: '저장하는 중입니다',
  },
  async send(rows, reason) {
    const questions = rows.map(({ questionSeq, version }) => ({ questionSeq, version }))
    const { item } = await call(decideQuestions, { questions, decision, reason })
    return bulkDone(namedQuestion, rows, item, (changed) => `문의 ${changed}건을 ${decision === 'hide' ? '숨겼습니다' : '다시 보입니다'}.`)
  },
})

/** Questions about goods: those that wait to be answered, all others to mend or to hide. */
export const questionsDesk = defineDesk({
  id: 'questions',
  title: '상품 문의',
  unit: '건',
  what: '문의',
  contract: browseQuestions,
  ...namedQuestion,
  sorts: { postedAt: 'desc' },
  rows: 'text',
  states: {
    words: { waiting: '답변 대기', answered: '답변 완료', hidden: '숨김' },
    dots: { waiting: 'bg-warning-500', answered: 'bg-success', hidden: 'bg-danger' },
    of: ({ state }) => state,
    width: 'w-48 max-lg:w-36',
    note: ({ hiddenReason }) => hiddenReason && <p className={`mt-1 ${QUIET}`}>{hiddenReason}</p>,
  },
  search: { label: '상품 이름으로 찾기', placeholder: '상품 이름으로 찾기' },
  filters: [{ kind: 'days', names: ['from', 'until'], labels: ['문의한 첫 날', '문의한 마지막 날'] }],
  columns: [
    {
      id: 'contents',
      header: '문의',
      isRowHeader: true,
      className: 'font-normal wrap-anywhere max-md:col-span-2',
      cell: ({ contents, author, privateYn, goodsId, goodsName, answer, answeredBy }) => (
        <>
          <p className="line-clamp-6 whitespace-pre-line text-studio-800">{contents}</p>
          <p className={`mt-1 flex flex-wrap items-center gap-x-2 ${QUIET}`}>
            {privateYn === 'Y' && (
              <span className="inline-flex items-center gap-1">
                <Lock {...ICON} size={12} />
                비밀글
              </span>
            )}
            {author}
          </p>
          <GoodsLine goodsId={goodsId} goodsName={goodsName} part="questions" />
          {answer && (
            <p className={`mt-1 whitespace-pre-line ${QUIET}`}>
              답변{answeredBy && `(${answeredBy})`}: {answer}
            </p>
          )}
        </>
      ),
    },
    'state',
    momentColumn('postedAt', '문의한 때'),
  ],
  acts: [
    {
      id: 'answer',
      words: ({ answer }) => (answer ? '답변 고치기' : '답변 달기'),
      icon: MessageSquareReply,
      act: 'write',
      for: ({ state }) => state !== 'hidden',
      dialog: AnswerDialog,
    },
    {
      id: 'hide',
      words: '숨기기',
      icon: EyeOff,
      act: 'publish',
      for: ({ state }) => state !== 'hidden',
      ask: {
        title: '문의를 숨깁니다',
        text: '방문자에게 보이지 않습니다. 문의한 분에게는 숨긴 문의라고 보이며, 되돌릴 수 있습니다.',
        label: '숨기는 사유',
        words: '숨기기',
        busyWords: '숨기는 중입니다',
      },
      send: ({ questionSeq, version }, reason) => call(decideQuestion, { questionSeq, version, decision: 'hide', reason }),
    },
    {
      id: 'show',
      words: '다시 보이기',
      icon: Eye,
      act: 'publish',
      for: ({ state }) => state === 'hidden',
      ask: {
        title: '문의를 다시 보입니다',
        text: '상품 페이지에 다시 보입니다.',
        label: '다시 보이는 사유',
        words: '다시 보이기',
        busyWords: '저장하는 중입니다',
      },
      send: ({ questionSeq, version }, reason) => call(decideQuestion, { questionSeq, version, decision: 'show', reason }),
    },
  ],
  bulk: {
    all: '이 페이지의 문의 모두 고르기',
    one: (row) => `${namedQuestion.nameOf(row)} ${row.questionSeq} 고르기`,
    line: '고른 문의',
    within: ['from', 'until'],
    acts: [
      {
        ...{ id: 'answer', words: '답변 달기', icon: MessageSquareReply, act: 'write', most: MOST_AT_ONCE },
        for: (rows) => rows.some((row) => whyQuestionStays('answer', stateOfQuestion(row)) === undefined),
        dialog: AnswerQuestions,
      },
      several('hide', '숨기기', EyeOff, '방문자에게 보이지 않고, 문의한 분에게는 숨긴 문의라고 보입니다.'),
      several('show', '다시 보이기', Eye, '상품 페이지에 다시 보입니다.'),
    ],
  },
  nothing: { title: '아직 상품 문의가 없습니다.', text: '회원이 상품 페이지에서 문의하면 여기에 모입니다.' },
})
