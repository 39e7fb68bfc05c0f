import type { Item } from '@/schemas/api/base/contract'
import type { readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import { couponWords } from './coupon-words'

type Run = NonNullable<Item<typeof readDeskCoupon>['run']>

const ENDS: Readonly<Record<Exclude<Run['outcome'], 'running'>, string>> = {
  done: '대상 모두에게 발급을 마쳤습니다.',
  short: '남은 수량이 없어 발급을 마쳤습니다.',
  stopped: '쿠폰이 끝나 발급을 멈추었습니다.',
}

/** The issue to everybody, as far as it is; how it ended is announced once. */
export function IssueProgress({ run: { total, done, issued, outcome } }: { run: Run }) {
  const isRunning = outcome === 'running'
  return (
    <div className="mt-3 flex max-w-208 flex-col gap-2">
      {isRunning && (
        <>
          <progress aria-label="쿠폰 발급의 진행" className="h-2 w-full accent-studio-select" value={done} max={Math.max(total, 1)} />
          <p className="text-studio-text-mute tabular-nums">
            발급하고 있습니다. {couponWords.count(done)} / {couponWords.count(total)}명. 이 화면을 닫으셔도 이어집니다.
          </p>
        </>
      )}
      <p role="status" className="tabular-nums empty:hidden">
        {isRunning ? '' : `${ENDS[outcome]} 새로 받은 회원 ${couponWords.count(issued)}명`}
      </p>
    </div>
  )
}
