'use client'
// Reviews of goods for staff: reported ones to decide, all others to answer or to hide.
import { useState } from 'react'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { call } from '@/schemas/api/base/call'
import { answerReview, browseReviews, decideReview, REVIEW_STATES } from '@/schemas/api/store/review-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { readReviewView, reviewInput, withReviewChange, writeReviewView } from './review-list-view'
import { REVIEW_WORDS } from './review-words'
import { ReviewsTable, type ReviewAct, type ReviewRow } from './reviews-table'

const LIST = {
  name: 'reviews',
  contract: browseReviews,
  inputOf: reviewInput,
  read: readReviewView,
  write: writeReviewView,
  change: withReviewChange,
}
const DIALOGS = {
  hide: {
    title: '후기를 숨깁니다',
    text: '방문자에게 보이지 않고, 별점과 후기 수에서도 빠집니다. 되돌릴 수 있습니다.',
    label: '숨기는 사유',
    words: '숨기기',
    busyWords: '숨기는 중입니다',
  },
  leave: {
    title: '후기를 그대로 둡니다',
    text: '후기는 그대로 보이고 살필 것에서 빠집니다. 다시 신고되면 돌아옵니다.',
    label: '그대로 두는 사유',
    words: '그대로 두기',
    busyWords: '저장하는 중입니다',
  },
  show: {
    title: '후기를 다시 보입니다',
    text: '방문자에게 다시 보이고, 별점과 후기 수에 들어갑니다.',
    label: '다시 보이는 사유',
    words: '다시 보이기',
    busyWords: '저장하는 중입니다',
  },
  answer: {
    title: '후기에 답글을 답니다',
    text: '상품 페이지의 후기 아래에 판매자 답글로 보입니다. 이미 단 답글은 새 답글로 바뀝니다.',
    label: '답글',
    words: '답글 달기',
    busyWords: '저장하는 중입니다',
  },
} as const

export function ReviewsScreen({ brand, person, query, first }: ListScreenProps<typeof browseReviews>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [asked, setAsked] = useState<{ act: ReviewAct; row: ReviewRow } | null>(null)
  const [done, setDone] = useState('')
  const rights = rightsOf(person)
  const may = { answer: rights.writes('reviews'), decide: rights.publishes('reviews') }
  const counts = list.data?.answer.item.counts
  const onAct = (act: ReviewAct, row: ReviewRow): void => {
    setDone('')
    setAsked({ act, row })
  }
  return (
    <ListScreen brand={brand} person={person} here="reviews" title="상품 후기" unit="건" list={list}>
      <StatusTabs
        statuses={REVIEW_STATES}
        wordsOf={(state) => REVIEW_WORDS[state]}
        counts={counts}
        value={view.state}
        onChange={(state) => go({ state })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <SearchField
            label="후기 찾기"
            placeholder="후기나 상품 이름으로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          <ListViews of="reviews" person={person} kind={LIST} rows={rows} />
        </div>
        <div role="status" className="mb-2 flex min-h-8 flex-wrap items-center gap-3 text-studio-accent-700">
          {done}
        </div>
        <ListScreenRows
          rows={rows}
          what="후기"
          nothing={{ title: '아직 상품 후기가 없습니다.', text: '상품을 받은 회원이 후기를 쓰면 여기에 모입니다.' }}
          isFiltered={Boolean(view.search || view.state)}
          onReset={() => go({ state: null, search: '' })}
        >
          {({ answer, at }) => (
            <ReviewsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} may={may} onAct={onAct} />
          )}
        </ListScreenRows>
      </StatusTabs>
      {asked && (
        <ReasonDialog
          {...DIALOGS[asked.act]}
          onSubmit={async (words) => {
            const { reviewSeq } = asked.row
            const { resultMessage } =
              asked.act === 'answer'
                ? await call(answerReview, { reviewSeq, answer: words })
                : await call(decideReview, { reviewSeq, decision: asked.act, reason: words })
            setDone(resultMessage)
            setAsked(null)
            await list.mutate()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </ListScreen>
  )
}
