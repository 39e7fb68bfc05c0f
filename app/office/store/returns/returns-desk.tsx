import { browseReturns } from '@/schemas/api/store/return-desk'
import { RETURN_KIND_WORDS, RETURN_STATE_WORDS } from '@/schemas/rules/store/return-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import { momentColumn } from '@/app/office/_parts/desk/moment-column'
import { QUIET } from '@/app/office/_parts/desk/quiet'
import { TitleLink } from '@/app/office/_parts/desk/title-link'
import { DueMark } from '@/app/office/_parts/due-mark'
import { returnPath } from './return-path'
import { ReturnPill } from './return-pill'

/** Returns and exchanges, their people masked: what waits for an answer, what is on its way back, and until when money is due. */
export const returnsDesk = defineDesk({
  id: 'returns',
  title: '교환과 반품',
  unit: '건',
  what: '교환·반품 신청',
  contract: browseReturns,
  idOf: ({ returnSeq }) => String(returnSeq),
  nameOf: ({ orderName }) => orderName,
  sorts: { requestedAt: 'asc' },
  rows: 'even',
  search: { label: '주문 번호로 찾기', placeholder: '주문 번호로 찾기' },
  filters: [
    {
      kind: 'choose',
      name: 'show',
      label: '보기',
      choices: { open: '처리할 것', late: '기한이 지난 것', refund: '환불할 반품', confirm: '환불을 확인할 것', all: '모두' },
    },
    { kind: 'choose', name: 'kind', label: '종류', all: '교환과 반품', choices: RETURN_KIND_WORDS },
    { kind: 'choose', name: 'state', label: '상태', all: '모든 상태', choices: RETURN_STATE_WORDS },
  ],
  /** A state or a number that was asked for shows everything of it, whatever is usual. */
  adapt: ({ show, ...input }) =>
    show === 'late' || show === 'refund' || show === 'confirm' || (show === 'open' && !input.state && !input.search)
      ? { ...input, show }
      : input,
  savedViews: 'returns',
  columns: [
    {
      id: 'goods',
      header: '신청',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-2',
      cell: ({ returnSeq, orderId, orderName, kind, cause, qty, name }) => (
        <>
          <TitleLink href={returnPath(returnSeq)} title={`${RETURN_KIND_WORDS[kind]} · ${orderName} ${qty}개`} />
          <span className={`block tabular-nums wrap-anywhere ${QUIET}`}>
            {name} · {cause === 'mind' ? '단순 변심' : '하자·오배송'} · 주문 {orderId}
          </span>
        </>
      ),
    },
    { id: 'state', header: '상태', width: 'w-36', cell: ({ state }) => <ReturnPill state={state} /> },
    {
      id: 'due',
      header: '기한',
      width: 'w-32',
      className: 'tabular-nums max-md:text-right',
      cell: ({ dueAt }, now) => <DueMark dueAt={dueAt} now={now} />,
    },
    {
      id: 'amount',
      header: '돌려줄 금액',
      width: 'w-36',
      className: 'text-right tabular-nums max-md:text-left max-md:text-studio-label max-md:font-normal',
      cell: ({ kind, amount }) => (kind === 'exchange' ? '없음' : wonWords(amount)),
    },
    momentColumn('requestedAt', '신청한 때', { sort: 'asc' }),
  ],
  nothing: { title: '처리할 교환·반품이 없습니다.', text: '고객이 신청하거나 주문에서 접수하시면 여기에 보입니다.' },
})
