'use client'
// The monthly review of the audit log: the months, what stands out in the chosen one, and the signature.
import { Printer } from 'lucide-react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { useListRows } from '@/builder/list/use-list-rows'
import { ActButton } from '@/builder/ui/act-button'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseReviews, ReviewState } from '@/schemas/api/site/reviews'
import { monthWords } from '@/schemas/rules/site/review-months'
import { rightsOf } from '@/schemas/rules/base/rights'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ReviewMonth } from './review-month'
import { REVIEWS } from './review-view'

export const STATE_WORDS: Readonly<Record<ReviewState, string>> = {
  running: '진행 중',
  unsigned: '점검하지 않은 달',
  signed: '서명함',
}
const CHIP =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-studio-300 px-3 whitespace-nowrap hover:bg-studio-100 aria-pressed:border-studio-text aria-pressed:bg-studio-text aria-pressed:text-studio-panel max-md:min-h-11 pointer-coarse:min-h-11'

export function ReviewScreen({ brand, person, query, first }: ListScreenProps<typeof browseReviews>) {
  const { view, go, list } = useListRows(REVIEWS, query, first)
  const months = list.data?.answer.items ?? []
  const month = view.month || usualMonth(months)
  return (
    <ListScreen
      {...{ brand, person, here: 'audit-review' }}
      title="월간 점검"
      act={
        <span className="ml-auto print:hidden">
          <ActButton icon={Printer} onClick={() => print()}>
            인쇄
          </ActButton>
        </span>
      }
    >
      <p className="mt-1 text-studio-text-mute print:hidden">
        감사 기록에서 튀는 것을 달마다 추려 보여 드립니다. 하나씩 확인 결과를 남기고 서명해 주세요.
      </p>
      {list.error !== undefined && !list.data && <NotLoaded error={list.error} onRetry={() => void list.mutate()} />}
      <div role="group" aria-label="달 고르기" className="mt-4 flex flex-wrap gap-1.5 print:hidden">
        {months.map((one) => (
          <button
            key={one.month}
            type="button"
            className={CHIP}
            aria-pressed={one.month === month}
            onClick={() => go({ month: one.month })}
          >
            {monthWords(one.month)}
            <span className={one.state === 'unsigned' && one.month !== month ? 'text-danger' : ''}>{STATE_WORDS[one.state]}</span>
          </button>
        ))}
        {view.isUnsigned && (
          <button type="button" className={CHIP} onClick={() => go({ isUnsigned: false })}>
            모든 달 보기
          </button>
        )}
      </div>
      {list.data && months.length === 0 && <p className="mt-4">점검하지 않은 달이 없습니다.</p>}
      {month && (
        <ReviewMonth
          key={month}
          month={month}
          mayWrite={rightsOf(person).writes('audit')}
          onSigned={() => {
            // The month that was signed stays on the screen, though it waits no more.
            go({ month }, 'replace')
            void list.mutate()
          }}
        />
      )}
    </ListScreen>
  )
}

/** The oldest one that waits for a signature: reviews follow the order of the log. */
const usualMonth = (months: readonly Listed<typeof browseReviews>[]): string =>
  (months.findLast(({ state }) => state === 'unsigned') ?? months[0])?.month ?? ''
