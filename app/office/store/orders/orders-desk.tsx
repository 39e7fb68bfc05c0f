import { PackageCheck, Truck, UserSearch } from 'lucide-react'
import { call } from '@/schemas/api/base/call'
import { browseDeskOrders, DESK_STATES, exportDeskOrders, MOST_PREPARED, prepareDeskOrders } from '@/schemas/api/store/order-desk'
import { METHOD_WORDS } from '@/schemas/rules/store/method-words'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { defineDesk } from '../../_parts/desk/define-desk'
import { momentColumn } from '../../_parts/desk/moment-column'
import { PHONE_QUIET, QUIET } from '../../_parts/desk/quiet'
import { TitleLink } from '../../_parts/desk/title-link'
import { FindDialog } from './find-dialog'
import { leftOrders } from './left-orders'
import { MOVE_REASONS } from './move-reasons'
import { orderPath } from './order-path'
import { OrderPill } from './order-pill'
import { SheetDialog } from './sheet-dialog'

/** Orders for staff, their people masked: what is to be prepared, what is to be sent, and whose it is. */
export const ordersDesk = defineDesk({
  id: 'orders',
  title: '주문',
  unit: '건',
  what: '주문',
  contract: browseDeskOrders,
  idOf: ({ orderId }) => orderId,
  nameOf: ({ orderName }) => orderName,
  sorts: { placedAt: 'desc', amount: 'desc' },
  rows: 'even',
  states: { words: Object.fromEntries(DESK_STATES.map((state) => [state, ORDER_WORDS[state]])) },
  search: {
    label: '주문 번호로 찾기',
    placeholder: '주문 번호의 앞부분으로 찾기',
    elsewhere: '주문한 분의 이름이나 휴대전화 번호로는 ‘주문한 분으로 찾기’에서 찾으실 수 있습니다.',
  },
  find: {
    label: '찾은 주문',
    leave: '모든 주문 보기',
    button: { words: '주문한 분으로 찾기', icon: UserSearch },
    form: FindDialog,
  },
  filters: [
    { kind: 'choose', name: 'method', label: '결제 수단', all: '모든 결제 수단', choices: METHOD_WORDS },
    {
      kind: 'choose',
      name: 'trouble',
      label: '문제',
      all: '문제가 있든 없든',
      choices: { parcel: '배송에 문제가 생김', payment: '결제를 확인해야 함', refund: '환불을 확인해야 함', cancel: '취소를 요청함' },
    },
    { kind: 'days', names: ['from', 'until'], labels: ['주문한 첫 날', '주문한 마지막 날'] },
  ],
  savedViews: 'orders',
  columns: [
    {
      id: 'order',
      header: '주문',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ orderId, orderName, pieces }) => (
        <>
          <TitleLink href={orderPath(orderId)} title={orderName} />
          <span className={`block tabular-nums wrap-anywhere ${QUIET}`}>
            {/* In one line where the column has room for it; a large text breaks it instead of running over the next column. */}
            <span className="inline-block max-w-full">{orderId}</span> <span className="whitespace-nowrap">· {pieces}개</span>
          </span>
        </>
      ),
    },
    {
      id: 'name',
      header: '주문한 분',
      width: 'w-34',
      className: `tabular-nums ${PHONE_QUIET}`,
      // Two lines of a table: neither a telephone number is broken in two, nor does a line end with a dot.
      cell: ({ name, phoneNo, isMember }) => (
        <>
          <span className="md:block">{[name, isMember ? '' : '비회원'].filter(Boolean).join(' ·\u00A0')}</span>
          <span className="whitespace-nowrap">
            <span className="md:hidden"> ·&nbsp;</span>
            {phoneNo}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      header: '상태',
      width: 'w-30',
      className: 'max-md:text-right',
      cell: ({ state, trouble, isFaulty, asksCancel }) => (
        <>
          <OrderPill state={state} />
          {trouble && <span className="block text-studio-label text-danger">{trouble}</span>}
          {asksCancel && <span className="block text-studio-label text-danger">취소 요청</span>}
          {isFaulty && <span className="block text-studio-label text-danger">결제 확인 필요</span>}
        </>
      ),
    },
    {
      id: 'amount',
      header: '결제 금액',
      sort: 'desc',
      width: 'w-32',
      className: 'text-right tabular-nums max-md:text-left',
      cell: ({ amount, refundAmount, method }) => (
        <>
          {wonWords(amount)}
          <span className={`block ${QUIET}`}>
            {METHOD_WORDS[method]}
            {refundAmount > 0 && ` · 환불 ${wonWords(refundAmount)}`}
          </span>
        </>
      ),
    },
    momentColumn('placedAt', '주문한 때'),
  ],
  bulk: {
    all: '이 페이지의 준비 전 주문 모두 고르기',
    one: ({ orderId }) => `주문 ${orderId} 고르기`,
    line: '고른 주문',
    mayChoose: ({ state }) => state === 'paid',
    only: `‘${ORDER_WORDS.paid}’ 주문만 고를 수 있습니다.`,
    acts: [
      {
        id: 'prepare',
        words: '준비 시작',
        icon: PackageCheck,
        act: 'write',
        most: MOST_PREPARED,
        ask: {
          title: '상품 준비를 시작합니다',
          text: (count) => `고른 주문 ${count}건을 ‘상품 준비 중’으로 바꿉니다. 그 뒤로는 고객이 스스로 취소할 수 없습니다.`,
          label: '바꾸는 사유',
          usual: MOVE_REASONS.preparing,
          words: '준비 시작',
          busyWords: '바꾸는 중입니다',
        },
        async send(rows, reason) {
          const orders = rows.map(({ orderId, version }) => ({ orderId, version }))
          const { item } = await call(prepareDeskOrders, { orders, reason })
          return {
            words: `주문 ${item.changed}건의 준비를 시작했습니다. ‘${ORDER_WORDS.preparing}’으로 옮겨져 ‘포장’에서 기다립니다.`,
            left: leftOrders(item.left),
            ...(item.changed > 0 ? { next: { words: '포장으로 가기', href: '/ice_builder/packing' } } : {}),
          }
        },
      },
    ],
  },
  tools: [{ id: 'sheet', words: '송장 한꺼번에 넣기', icon: Truck, act: 'write', dialog: SheetDialog }],
  file: {
    title: '주문 내려받기',
    personal: '주문한 분과 받는 분, 주소를 가리지 않고 내려받습니다.',
    send: (given) => call(exportDeskOrders, given),
  },
  nothing: { title: '아직 들어온 주문이 없습니다.', text: '고객이 결제를 마치면 여기에 보입니다.' },
})
