'use client'
// Orders for staff: what is to be prepared, what is to be sent, and whose it is.
import { Download, PackageCheck, Truck, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { BULK_BUTTON, BulkLine } from '@/builder/list/bulk-line'
import { ChooseFilter } from '@/builder/list/choose-filter'
import type { Chosen } from '@/builder/list/data-table'
import { DayField } from '@/builder/list/day-field'
import { Nothing } from '@/builder/list/nothing'
import { ReasonDialog } from '@/builder/list/reason-dialog'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import { browseDeskOrders, DESK_STATES, exportDeskOrders, prepareDeskOrders } from '@/schemas/api/store/order-desk'
import { PAYMENT_METHODS, type PaymentMethod } from '@/schemas/api/store/orders'
import { rightsOf } from '@/schemas/rules/base/rights'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { ORDER_WORDS, type OrderState } from '@/schemas/rules/store/order-states'
import { ListExportDialog } from '@/app/office/_parts/list-export-dialog'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { FindDialog } from './find-dialog'
import { LeftNote, type Left } from './left-note'
import { MOVE_REASONS } from './move-reasons'
import { orderFilters, orderInput, readOrderView, withOrderChange, writeOrderView, type Trouble } from './order-list-view'
import { OrdersTable, type DeskRow } from './orders-table'
import { SheetDialog } from './sheet-dialog'

const LIST = {
  name: 'orders',
  contract: browseDeskOrders,
  inputOf: orderInput,
  read: readOrderView,
  write: writeOrderView,
  change: withOrderChange,
}
const METHOD_CHOICES: { value: PaymentMethod | ''; words: string }[] = [
  { value: '', words: '모든 결제 수단' },
  ...PAYMENT_METHODS.map((value) => ({ value, words: METHOD_WORDS[value] })),
]
const TROUBLE_CHOICES: { value: Trouble | ''; words: string }[] = [
  { value: '', words: '문제가 있든 없든' },
  { value: 'parcel', words: '배송에 문제가 생김' },
  { value: 'payment', words: '결제를 확인해야 함' },
]
const NO_FILTER = { state: null, method: null, trouble: null, from: '', until: '', search: '' } as const
const NOBODY: Chosen<DeskRow> = new Map()

export function OrdersScreen({ brand, person, query, first }: ListScreenProps<typeof browseDeskOrders>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const rights = rightsOf(person)
  const [dialog, setDialog] = useState<'find' | 'export' | 'sheet' | 'prepare' | null>(null)
  const [chosen, setChosen] = useState(NOBODY)
  const [found, setFound] = useState<{ rows: DeskRow[]; at: number } | null>(null)
  const [done, setDone] = useState<{ words: string; left: Left }>({ words: '', left: [] })
  const close = () => setDialog(null)
  const finish = (words: string, left: Left = []) => {
    close()
    setDone({ words, left })
    setChosen(NOBODY)
    void list.mutate()
  }
  const counts = list.data?.answer.item.counts as Record<OrderState | 'all', number> | undefined
  const total = list.data?.answer.totalCount ?? 0
  const canWrite = rights.writes('orders')
  const choose = canWrite ? { chosen, onChoose: setChosen } : undefined
  const button = (id: NonNullable<typeof dialog>, words: string, Icon: typeof Truck) => (
    <button type="button" className={LINE_BUTTON} onClick={() => setDialog(id)}>
      <Icon {...ICON} />
      {words}
    </button>
  )
  return (
    <ListScreen
      brand={brand}
      person={person}
      here="orders"
      title="주문"
      count={found?.rows.length}
      unit="건"
      list={found ? undefined : list}
    >
      <p role="status" className="mb-3 rounded-md bg-studio-select-soft px-3 py-2 text-studio-accent-700 empty:hidden">
        {done.words}
      </p>
      <LeftNote left={done.left} />
      {found ? (
        <>
          <div className="my-3 flex flex-wrap items-center gap-3">
            <p role="status">이름과 휴대전화로 찾은 주문 {found.rows.length}건</p>
            <button type="button" className={LINE_BUTTON} onClick={() => setFound(null)}>
              모든 주문 보기
            </button>
          </div>
          {found.rows.length === 0 ? (
            <Nothing title="이분이 하신 주문이 없습니다." text="이름과 휴대전화를 주문하신 그대로 입력했는지 확인해 주세요." />
          ) : (
            <OrdersTable
              label="찾은 주문"
              view={view}
              go={() => setFound(null)}
              rows={found.rows}
              total={found.rows.length}
              now={found.at}
              choose={undefined}
            />
          )}
        </>
      ) : (
        <StatusTabs
          statuses={DESK_STATES}
          wordsOf={(state) => ORDER_WORDS[state]}
          counts={counts}
          value={view.state}
          onChange={(state) => go({ state })}
        >
          <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
            <div className="contents max-md:flex max-md:w-full">
              <SearchField
                label="주문 번호로 찾기"
                placeholder="주문 번호로 찾기"
                value={view.search}
                onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
              />
            </div>
            {button('find', '주문한 분으로 찾기', UserSearch)}
            <ChooseFilter
              label="결제 수단"
              choices={METHOD_CHOICES}
              value={view.method ?? ''}
              onChoose={(method) => go({ method: method || null })}
              isBare
            />
            <ChooseFilter
              label="문제"
              choices={TROUBLE_CHOICES}
              value={view.trouble ?? ''}
              onChoose={(trouble) => go({ trouble: trouble || null })}
              isBare
            />
            <div className="flex gap-2 max-md:w-full">
              <DayField label="주문한 첫 날" value={view.from} onChange={(from) => go({ from })} />
              <DayField label="주문한 마지막 날" value={view.until} onChange={(until) => go({ until })} />
            </div>
            <div className="flex flex-wrap gap-2 md:ml-auto">
              {canWrite && button('sheet', '송장 한꺼번에 넣기', Truck)}
              {total > 0 && button('export', '내려받기', Download)}
              <ListViews of="orders" person={person} kind={LIST} rows={rows} />
            </div>
          </div>
          {chosen.size > 0 && (
            <BulkLine label="고른 주문" count={`${chosen.size}건`} onClear={() => setChosen(NOBODY)}>
              <button type="button" className={BULK_BUTTON} onClick={() => setDialog('prepare')}>
                <PackageCheck {...ICON} />
                준비 시작
              </button>
            </BulkLine>
          )}
          <ListScreenRows
            rows={rows}
            what="주문"
            nothing={{ title: '아직 들어온 주문이 없습니다.', text: '고객이 결제를 마치면 여기에 보입니다.' }}
            isFiltered={Boolean(view.state ?? view.method ?? view.trouble) || view.from !== '' || view.until !== '' || view.search !== ''}
            onReset={() => go(NO_FILTER)}
          >
            {({ answer, at }) => (
              <OrdersTable label="주문 목록" view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} choose={choose} />
            )}
          </ListScreenRows>
        </StatusTabs>
      )}
      {dialog === 'find' && (
        <FindDialog
          onFound={(rows) => {
            close()
            setFound({ rows, at: Date.now() })
          }}
          onClose={close}
        />
      )}
      {dialog === 'export' && (
        <ListExportDialog
          title="주문 내려받기"
          total={total}
          personal={rights.publishes('orders') ? '주문한 분과 받는 분, 주소를 가리지 않고 내려받습니다.' : undefined}
          ask={(given) => call(exportDeskOrders, { ...orderFilters(view), ...given })}
          onClose={close}
          onDone={(rows) => finish(`${rows.toLocaleString('ko-KR')}건을 내려받았습니다. 기록에 남았습니다.`)}
        />
      )}
      {dialog === 'sheet' && <SheetDialog onDone={finish} onClose={close} />}
      {dialog === 'prepare' && (
        <ReasonDialog
          title="상품 준비를 시작합니다"
          text={`고른 주문 ${chosen.size}건을 ‘상품 준비 중’으로 바꿉니다. 그 뒤로는 고객이 스스로 취소할 수 없습니다.`}
          label="바꾸는 사유"
          usual={MOVE_REASONS.preparing}
          words="준비 시작"
          busyWords="바꾸는 중입니다"
          onSubmit={async (reason) => {
            const orders = [...chosen.values()].map(({ orderId, version }) => ({ orderId, version })).slice(0, 100)
            const { item } = await call(prepareDeskOrders, { orders, reason })
            finish(`주문 ${item.changed}건의 준비를 시작했습니다.`, item.left)
          }}
          onClose={close}
        />
      )}
    </ListScreen>
  )
}
