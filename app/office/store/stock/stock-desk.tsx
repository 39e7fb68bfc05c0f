import { BellRing, FileSpreadsheet, History, ListFilter, PackagePlus, SquareArrowOutUpRight } from 'lucide-react'
import { recordPath } from '@/builder/state/record-path'
import { thumbnail } from '@/builder/ui/thumbnail'
import { call } from '@/schemas/api/base/call'
import { browseStock, exportStock } from '@/schemas/api/store/stock'
import { defineDesk } from '@/app/office/_parts/desk/define-desk'
import { TitleLink } from '@/app/office/_parts/desk/title-link'
import { AdjustDialog } from './adjust-dialog'
import { HistoryDialog } from './history-dialog'
import { LowDialog } from './low-dialog'
import { StockSheetDialog } from './stock-sheet-dialog'
import { piecesWords, variantWords } from './variant-words'

const NUMBER = 'text-right tabular-nums'

/** Stock: what can be bought of each variant, and every change of it with its reason. */
export const stockDesk = defineDesk({
  id: 'stock',
  title: '재고',
  what: '재고',
  contract: browseStock,
  idOf: ({ variantId }) => variantId,
  nameOf: variantWords,
  sorts: { name: 'asc', left: 'asc', sold: 'desc' },
  rows: 'even',
  states: {
    words: { out: '품절', few: '얼마 남지 않음', enough: '넉넉함' },
    dots: { out: 'bg-danger', few: 'bg-warning-500', enough: 'bg-success' },
    of: ({ state }) => state,
  },
  search: { label: '재고 찾기', placeholder: '상품 이름으로 찾기' },
  filters: [
    { kind: 'choose', name: 'show', label: '보기', all: '모든 재고', choices: { low: '품절이거나 얼마 남지 않은 것(알림 기준)' } },
    { kind: 'link', name: 'goodsId', query: 'goods', pattern: /^.{1,60}$/, clear: '모든 상품 보기' },
  ],
  savedViews: 'stock',
  columns: [
    {
      id: 'name',
      header: '상품',
      sort: 'asc',
      isRowHeader: true,
      className: 'font-normal max-md:col-span-3',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <img src={thumbnail(row.image, 160)} alt="" width={56} height={40} className="h-10 w-14 shrink-0 rounded-sm object-cover" />
          <span className="min-w-0">
            <TitleLink href={recordPath('goods', row.goodsId)} title={row.name} isCut />
            <span className="block text-studio-label text-studio-text-mute md:truncate">
              {[row.choices.join(', '), row.code, !row.isShown && '내린 상품'].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    'state',
    {
      id: 'left',
      header: '팔 수 있음',
      sort: 'asc',
      width: 'w-28 max-lg:w-24',
      className: `${NUMBER} font-semibold`,
      cell: ({ left, lowFrom, isShown, waiting }) => (
        <>
          {piecesWords(left)}개
          {isShown && lowFrom > 0 && left <= lowFrom && (
            <span className="block text-studio-label text-danger">{piecesWords(lowFrom)}개 이하</span>
          )}
          {waiting > 0 && (
            <span className="block text-studio-label font-normal text-studio-text-mute">알림 대기 {piecesWords(waiting)}명</span>
          )}
        </>
      ),
    },
    {
      id: 'reserved',
      header: '결제 대기',
      width: 'w-28 max-lg:hidden',
      className: `${NUMBER} max-lg:hidden`,
      cell: ({ reserved }) => piecesWords(reserved),
    },
    {
      id: 'sold',
      header: '팔림',
      sort: 'desc',
      width: 'w-24',
      className: `${NUMBER} max-md:hidden`,
      cell: ({ sold }) => piecesWords(sold),
    },
    {
      id: 'given',
      header: '넣은 수',
      width: 'w-24 max-lg:hidden',
      className: `${NUMBER} max-lg:hidden`,
      cell: ({ given }) => piecesWords(given),
    },
  ],
  acts: [
    { id: 'adjust', words: '수량 바꾸기', icon: PackagePlus, act: 'write', dialog: AdjustDialog },
    { id: 'low', words: '알림 기준', icon: BellRing, act: 'write', dialog: LowDialog },
    { id: 'history', words: '기록 보기', icon: History, act: 'see', dialog: HistoryDialog },
  ],
  links: ({ goodsId, isShown }) => {
    const id = encodeURIComponent(goodsId)
    return [
      [{ words: '이 상품만 보기', icon: ListFilter, href: `/ice_builder/stock?goods=${id}` }],
      isShown ? [{ words: '사이트에서 보기', icon: SquareArrowOutUpRight, href: `/store/goods/${id}`, isNewWindow: true }] : [],
    ]
  },
  tools: [{ id: 'sheet', words: '표로 재고 바꾸기', icon: FileSpreadsheet, act: 'write', dialog: StockSheetDialog }],
  file: {
    title: '재고 내려받기',
    text: '지금 목록을 CSV 파일로 만듭니다. ‘새 재고’나 ‘더할 수량’을 적어 표로 재고 바꾸기에 넣으실 수 있습니다. 누가 왜 내려받았는지 기록합니다.',
    personal: null,
    send: ({ goodsId, search, show, reason }) =>
      call(exportStock, { ...(goodsId ? { goodsId } : {}), ...(search ? { search } : {}), ...(show ? { show } : {}), reason }),
  },
  nothing: { title: '아직 파는 상품이 없습니다.', text: '상품을 게시하시면 그 조합이 여기에 보입니다.' },
})
