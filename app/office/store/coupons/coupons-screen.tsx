'use client'
// Coupons for staff: what is being prepared, what members have, and what is over.
import { useState } from 'react'
import { DayField } from '@/builder/list/day-field'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { rightsOf } from '@/schemas/rules/base/rights'
import { COUPON_STATE_WORDS, COUPON_STATES } from '@/schemas/rules/store/coupon-terms'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ListScreenRows } from '../../_parts/list-screen-rows'
import { ListViews } from '../../_parts/list-views'
import { CouponDialog } from './coupon-dialog'
import { couponInput, readCouponView, withCouponChange, writeCouponView } from './coupon-list-view'
import { couponPath } from './coupon-path'
import { CouponsTable } from './coupons-table'

const LIST = {
  name: 'coupons',
  contract: browseCoupons,
  inputOf: couponInput,
  read: readCouponView,
  write: writeCouponView,
  change: withCouponChange,
}
const NO_FILTER = { state: null, from: '', until: '', search: '' } as const

export function CouponsScreen({ brand, person, query, first }: ListScreenProps<typeof browseCoupons>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [isCreating, setCreating] = useState(false)
  const counts = list.data?.answer.item.counts
  const create = rightsOf(person).writes('coupons') ? { words: '새 쿠폰', onCreate: () => setCreating(true) } : undefined
  return (
    <ListScreen brand={brand} person={person} here="coupons" title="쿠폰" create={create} list={list}>
      <StatusTabs
        statuses={COUPON_STATES}
        wordsOf={(state) => COUPON_STATE_WORDS[state]}
        counts={counts}
        value={view.state}
        onChange={(state) => go({ state })}
      >
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
          <SearchField
            label="쿠폰 이름으로 찾기"
            placeholder="쿠폰 이름으로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          <ListViews of="coupons" person={person} kind={LIST} rows={rows} />
          <div role="group" aria-label="쓸 수 있는 날" className="flex gap-2 max-md:w-full">
            <DayField label="이날부터 쓸 수 있는 것" value={view.from} onChange={(from) => go({ from })} />
            <DayField label="이날까지 쓸 수 있는 것" value={view.until} onChange={(until) => go({ until })} />
          </div>
        </div>
        <ListScreenRows
          rows={rows}
          what="쿠폰"
          nothing={{ title: '아직 쿠폰이 없습니다.', text: '새 쿠폰을 만들고 회원에게 발급하시면 여기에서 쓰인 수를 보실 수 있습니다.' }}
          isFiltered={view.state !== null || view.from !== '' || view.until !== '' || view.search !== ''}
          onReset={() => go(NO_FILTER)}
        >
          {({ answer, at }) => <CouponsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
        </ListScreenRows>
      </StatusTabs>
      {isCreating && (
        <CouponDialog
          coupon={undefined}
          onSaved={({ couponSeq }) => window.location.assign(couponPath(couponSeq))}
          onClose={() => setCreating(false)}
        />
      )}
    </ListScreen>
  )
}
