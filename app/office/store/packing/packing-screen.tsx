'use client'
// The packing room: orders that are prepared, what lies in each, their sheets, and their parcels, many at once.
import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ChooseAll } from '@/builder/list/choose-all'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FileInput } from '@/builder/list/file-input'
import { Nothing } from '@/builder/list/nothing'
import { NotLoaded } from '@/builder/list/not-loaded'
import { SearchField } from '@/builder/list/search-field'
import { useListRows } from '@/builder/list/use-list-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { exportDeskOrders } from '@/schemas/api/store/order-desk'
import { browsePacking, MOST_PACKED, readParcelFile } from '@/schemas/api/store/packing'
import { rightsOf } from '@/schemas/rules/base/rights'
import { DELIVERIES, type DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { pickList, piecesIn } from '@/schemas/rules/store/pick-list'
import { pastedWords, type Pasted, type TypedParcels } from '@/schemas/rules/store/typed-parcels'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { DeskSaid } from '../../_parts/desk/desk-said'
import { ListExportDialog } from '../../_parts/list-export-dialog'
import { ListScreen } from '../../_parts/list-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { GoneParcels } from './gone-parcels'
import { LeftLines } from './left-lines'
import { PackingBar } from './packing-bar'
import { PackingRow } from './packing-row'
import { packingInput, readPackingView, withPackingChange, writePackingView } from './packing-view'
import { PicksPart } from './picks-part'
import { SendDialog } from './send-dialog'
import { useLeftLines } from './use-left-lines'
import { usePacking } from './use-packing'
import { useParcels } from './use-parcels'
import { usePrint } from './use-print'
import { useSettled } from './use-settled'

const LIST = {
  name: 'packing',
  contract: browsePacking,
  inputOf: packingInput,
  read: readPackingView,
  write: writePackingView,
  change: withPackingChange,
}
const DELIVERY_WORDS: Readonly<Record<DeliveryKind, string>> = { parcel: '택배', freight: '화물', install: '방문 설치' }
const WAYS = [{ value: '' as const, words: '모든 배송 방법' }, ...DELIVERIES.map((value) => ({ value, words: DELIVERY_WORDS[value] }))]

export function PackingScreen({ brand, person, query, first }: ListScreenProps<typeof browsePacking>) {
  const { view, go, list } = useListRows(LIST, query, first)
  const { data, error, mutate } = list
  const rights = rightsOf(person)
  const mayWrite = rights.writes('orders')
  const rows = data?.answer.items ?? []
  const total = data?.answer.totalCount ?? 0
  const parcels = useParcels()
  const packing = usePacking(rows, parcels, () => mutate())
  const { chosen, choose, done, setDone } = packing
  const judge = () => parcels.judgeLabels(rows.map(({ orderId }) => orderId))
  const printing = usePrint(parcels.parcelOf, judge, ({ words, isFailed = false, left = [] }) => {
    setDone({
      words,
      isFailed,
      left: left.map((one) => ({ name: one.orderId, href: `/ice_builder/orders/${one.orderId}`, words: one.words })),
    })
    // What was printed is said at its row.
    void mutate()
  })
  const left = useLeftLines()
  const [pasted, setPasted] = useState<{ made: Pasted; before: TypedParcels }>()
  const [isExporting, setExporting] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const picks = pickList(chosen)
  const said = useRef<HTMLDivElement>(null)
  // The bar that sent has gone with what it sent: what became of it is read next.
  useEffect(() => {
    if (done?.words && document.activeElement === document.body) said.current?.focus()
  }, [done?.words])
  // A filter hides orders that still wait, and so does a list that is longer than it shows: only what was refused is known to be gone then.
  const isWhole = data !== undefined && !view.search && !view.delivery && total <= rows.length
  const missing = Object.keys(parcels.of).filter(
    (orderId) => !rows.some((row) => row.orderId === orderId) && (isWhole || orderId in packing.stayed),
  )
  const gone = useSettled(missing, !list.isValidating)
  const ids = (chosen.length > 0 ? chosen : rows).map(({ orderId }) => orderId)

  function paste(at: string, text: string): Pasted {
    const before = parcels.of
    const made = parcels.paste(ids.includes(at) ? ids : rows.map(({ orderId }) => orderId), at, text)
    setDone({ words: pastedWords(made), isFailed: made.left.length > 0 })
    setPasted({ made, before })
    left.keep(made.left)
    return made
  }
  async function pasteFile(chosenFile: File): Promise<void> {
    setDone({ words: '송장 파일을 읽고 있습니다.' })
    try {
      const { text } = (await call(readParcelFile, { file: [chosenFile] })).item
      const { filled, left: unread } = paste(ids[0]!, text)
      // Lines that fit nowhere say why themselves.
      if (filled.length === 0 && unread.length === 0)
        setDone({
          words: '파일에서 지금 포장할 주문의 송장 번호를 찾지 못했습니다. 주문 번호와 송장 번호가 한 줄에 있는지 확인해 주세요.',
          isFailed: true,
        })
    } catch (failure) {
      setDone({ words: failure instanceof CallFailure ? failure.message : UNEXPECTED, isFailed: true })
    }
  }
  // Only while it is what was done last.
  const undo = pasted && pasted.made.filled.length > 0 && done?.words === pastedWords(pasted.made) ? takeBack : undefined
  function takeBack(): void {
    parcels.takeBack(pasted!.made, pasted!.before)
    setDone({ words: '붙여넣기 전의 번호로 되돌렸습니다.' })
    setPasted(undefined)
    left.keep([])
  }
  return (
    <ListScreen {...{ brand, person, here: 'packing', list }} title="포장" unit="건">
      <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          label="포장할 주문 찾기"
          placeholder="주문 번호나 상품 이름으로 찾기"
          value={view.search}
          onSearch={(search) => go({ search })}
        />
        <ChooseFilter
          isBare
          label="배송 방법"
          choices={WAYS}
          value={view.delivery ?? ''}
          onChoose={(delivery) => go({ delivery: delivery === '' ? null : delivery })}
        />
        {mayWrite && rows.length > 0 && (
          <div className="md:ml-auto">
            <ActButton icon={FileUp} onClick={() => file.current?.click()}>
              송장 파일 넣기
            </ActButton>
            <FileInput
              ref={file}
              label="송장 파일"
              accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
              onFiles={([chosenFile]) => {
                if (chosenFile) void pasteFile(chosenFile)
              }}
            />
          </div>
        )}
      </div>
      {error !== undefined && <NotLoaded error={error} isPartial={data !== undefined} onRetry={() => void mutate()} />}
      {!data && error === undefined && <WaitingRows />}
      <div ref={said} tabIndex={-1} className="outline-none">
        <DeskSaid {...(done ?? { words: '' })} undo={undo} what="주문" />
      </div>
      {left.lines.length > 0 && <LeftLines lines={left.lines} onClose={() => left.keep([])} />}
      {mayWrite && gone.length > 0 && (
        <GoneParcels
          orderIds={gone}
          parcelOf={parcels.parcelOf}
          whyOf={(orderId) => packing.stayed[orderId]}
          onForget={(orderId) => parcels.forget({ [orderId]: parcels.parcelOf(orderId) })}
        />
      )}
      {data && rows.length === 0 && (
        <Nothing
          title={view.search || view.delivery ? '조건에 맞는 주문이 없습니다.' : '포장할 주문이 없습니다.'}
          text="결제를 마친 주문의 준비를 시작하면 여기에 보입니다."
        />
      )}
      {rows.length > 0 && (
        <>
          {total > rows.length && (
            <p className="mb-2 text-studio-text-mute">
              오래된 {MOST_PACKED}건을 먼저 보여 드립니다. 나머지 {total - rows.length}건은 이것을 보내신 뒤에 보입니다.
            </p>
          )}
          {/* The way to everything that the filter shows. */}
          <div className="flex items-center gap-1 border-b border-studio-line">
            <span className="grid w-9 place-items-center">
              <ChooseAll
                label={`조건에 맞는 주문 ${rows.length}건 모두 고르기`}
                isAll={chosen.length === rows.length}
                isSome={chosen.length > 0}
                onChange={() =>
                  choose(
                    rows.map(({ orderId }) => orderId),
                    chosen.length < rows.length,
                  )
                }
              />
            </span>
            <span className="text-studio-label text-studio-text-mute">
              {mayWrite ? '모두 고르기. 송장 번호 칸에는 표에서 복사한 여러 줄을 그대로 붙여넣으셔도 됩니다.' : '모두 고르기'}
            </span>
          </div>
          {chosen.length > 0 && (
            <>
              <PackingBar
                orders={chosen.length}
                pieces={piecesIn(picks)}
                mayWrite={mayWrite}
                isBusy={packing.isBusy || printing.isBusy}
                onPrint={(kind) => void printing.print(kind, chosen)}
                onFile={() => setExporting(true)}
                onSend={packing.ask}
                onClear={packing.clear}
              />
              <PicksPart picks={picks} />
            </>
          )}
          <div className="@container">
            <ul aria-label="포장할 주문">
              {rows.map((order) => (
                <PackingRow
                  key={order.orderId}
                  order={order}
                  now={data!.at}
                  isChosen={chosen.includes(order)}
                  mayWrite={mayWrite}
                  parcel={parcels.parcelOf(order.orderId)}
                  fault={parcels.faults[order.orderId]}
                  onChoose={(isChosen) => choose([order.orderId], isChosen)}
                  onParcel={(parcel) => parcels.change(order.orderId, parcel)}
                  onPaste={(text) => paste(order.orderId, text)}
                  onLast={() => setDone({ words: '마지막 주문의 송장 번호 칸까지 왔습니다.' })}
                />
              ))}
            </ul>
          </div>
        </>
      )}
      {printing.sheets}
      {packing.isAsked && <SendDialog orders={chosen} parcelOf={parcels.parcelOf} onSend={packing.send} onClose={packing.leave} />}
      {isExporting && (
        <ListExportDialog
          title="주문 파일 내려받기"
          text={`고른 주문 ${chosen.length}건을 상품과 옵션, 수량과 함께 CSV 파일로 만듭니다. 누가 왜 내려받았는지 기록합니다.`}
          total={chosen.length}
          personal={rights.publishes('orders') ? '주문한 분과 받는 분, 주소를 가리지 않고 내려받습니다.' : undefined}
          ask={(given) => call(exportDeskOrders, { ...given, orderIds: chosen.map(({ orderId }) => orderId) })}
          onClose={() => setExporting(false)}
          onDone={(count) => {
            setExporting(false)
            setDone({ words: `주문 ${count}건을 내려받았습니다. 기록에 남았습니다.` })
          }}
        />
      )}
    </ListScreen>
  )
}
