'use client'
// The list of documents: what there is, how it stands to what visitors see, and everything that is done without opening one.
import { Plus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Kind } from '@/schemas/page/document'
import { downloadDocument } from '../save/export-json'
import { editorAddress } from '../state/editor-path'
import { CHROME, ICON, LINE_BUTTON, MAIN_BUTTON } from '../ui/studio'
import { ActDialog } from './act-dialog'
import { ACTS, carryOut, type Act, type Named, type Report } from './acts'
import { BulkLine } from './bulk-line'
import { CreateDialog } from './create-dialog'
import { DuplicateDialog } from './duplicate-dialog'
import { ListProvider, type RowWish } from './list-context'
import { Nothing, NotLoaded, WaitingRows } from '../list/list-states'
import { ListTools } from './list-tools'
import { inputOf, isFiltered, readView, searchWords, unfiltered, type ListView } from './list-view'
import { Pager } from '../list/pager'
import { PagesTable, type Chosen } from './pages-table'
import { KIND_WORDS, placeWords } from './place-words'
import { RenameDialog } from './rename-dialog'
import { ReportPanel } from './report-panel'
import { FoldedSide, Side, type Person } from '../list/office-side'
import { StatusTabs } from './status-tabs'
import { usePages, type Browsed, type PageRow } from './use-pages'
import { useView, type Go } from './use-view'
import { withParticle } from '@/lib/particle'

interface PagesScreenProps {
  brand: ReactNode
  person: Person
  /** Query that the page was asked with, and what it shows; none where it could not be read. */
  query: string
  first: Browsed | undefined
}

export function PagesScreen({ brand, person, query, first }: PagesScreenProps) {
  const [view, go] = useView(query)
  const { place } = view
  const side = { brand, person, here: place, onPlace: (next: ListView['place']) => go({ place: next }) }
  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, `${placeWords(place)} 목록 `)
  }, [place])
  return (
    <div className={`${CHROME} min-h-dvh bg-studio-chrome md:flex`}>
      <Side {...side} />
      <PlaceList
        key={place}
        view={view}
        go={go}
        canWrite={person.role === 'adm'}
        first={first && { query, ...first }}
        menu={<FoldedSide {...side} />}
      />
    </div>
  )
}

type Asked =
  { what: 'create'; kind: Kind } | { what: 'rename' | 'duplicate'; row: PageRow } | { what: 'act'; act: Act; rows: readonly Named[] }

interface PlaceListProps {
  view: ListView
  go: Go
  canWrite: boolean
  first: (Browsed & { query: string }) | undefined
  menu: ReactNode
}

const NONE: Chosen = new Map()

/** One kind of document. Another kind is another list: nothing of this one shows through. */
function PlaceList({ view, go, canWrite, first, menu }: PlaceListProps) {
  const { place } = view
  const input = inputOf(view)
  const { data, error, isValidating, mutate } = usePages(input, first && sameView(first.query, view) ? first : undefined)
  const { mutate: mutateAny } = useSWRConfig()
  const [chosen, setChosen] = useState<Chosen>(NONE)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [said, setSaid] = useState('')

  const rows = data?.answer.items ?? []
  const total = data?.answer.totalCount ?? 0
  const refresh = () => mutateAny((key) => Array.isArray(key) && key[0] === 'pages')

  // Another filter is another list: what was chosen in the old one is out of sight.
  const goTo: Go = (change, how) => {
    if (change.page === undefined && change.sort === undefined) setChosen(NONE)
    go(change, how)
  }
  function show(next: Report): void {
    setAsked(null)
    setReport(next)
    setSaid(next.title)
    const refused = new Set(next.refused.map(({ document }) => document.id))
    setChosen((old) => new Map([...old].filter(([id]) => refused.has(id))))
    void refresh()
  }
  const tell = (title: string, isRefused = false) => {
    setReport({ title, isRefused, done: [], refused: [] })
    setSaid(title)
  }
  async function doNow(act: Act, documents: readonly Named[]): Promise<void> {
    try {
      show(await carryOut(act, documents))
    } catch (failure) {
      tell(failure instanceof CallFailure ? failure.message : `${ACTS[act].refused} 잠시 후 다시 시도해 주세요.`, true)
    }
  }
  async function exportRow({ id, title }: PageRow): Promise<void> {
    try {
      const { item } = await call(openDraft, { id })
      downloadDocument(item.definition)
      tell(`‘${title}’의 초안을 JSON 파일로 내보냈습니다.`)
    } catch (failure) {
      tell(failure instanceof CallFailure ? failure.message : '파일로 내보내지 못했습니다. 잠시 후 다시 시도해 주세요.', true)
    }
  }
  function wish(what: RowWish, wanted: readonly PageRow[]): void {
    const [row] = wanted
    if (!row) return
    setReport(null)
    if (what === 'rename' || what === 'duplicate') setAsked({ what, row })
    else if (what === 'export') void exportRow(row)
    else if (ACTS[what].ask) setAsked({ what: 'act', act: what, rows: wanted })
    else void doNow(what, wanted)
  }

  const kind = place === 'trash' ? null : place
  const body = (
    <>
      <ListTools view={view} go={goTo} />
      {report && (
        <ReportPanel
          report={report}
          onClose={() => setReport(null)}
          onUndo={() => report.undo && void doNow(report.undo.act, report.undo.documents)}
        />
      )}
      {chosen.size > 0 && <BulkLine chosen={chosen} onClear={() => setChosen(NONE)} />}
      {error !== undefined && (
        <NotLoaded
          message={error instanceof CallFailure ? error.message : '잠시 후 다시 시도해 주세요.'}
          isPartial={data !== undefined}
          onRetry={() => void mutate()}
        />
      )}
      {!data && error === undefined && <WaitingRows />}
      {data &&
        (rows.length > 0 ? (
          <div aria-busy={isValidating}>
            <PagesTable view={view} go={goTo} rows={rows} total={total} chosen={chosen} onChoose={setChosen} />
            <Pager
              page={view.page}
              total={total}
              onPage={(page) => {
                goTo({ page })
                scrollTo({ top: 0 })
              }}
            />
          </div>
        ) : (
          <NoRows view={view} go={goTo} total={total} onCreate={canWrite && kind ? () => setAsked({ what: 'create', kind }) : undefined} />
        ))}
    </>
  )

  return (
    <main className="min-h-dvh min-w-0 flex-1 bg-studio-panel px-8 py-7 max-md:px-4 max-md:pt-2 max-md:pb-8" id="main" tabIndex={-1}>
      <header className="flex items-center gap-2">
        {menu}
        <h1 className="truncate text-h3">{placeWords(place)}</h1>
        <span className="text-studio-text-mute tabular-nums" aria-label={`모두 ${data?.answer.item.counts[kind ? 'all' : 'trash'] ?? 0}개`}>
          {data?.answer.item.counts[kind ? 'all' : 'trash']}
        </span>
        {canWrite && kind && (
          <button type="button" className={`${MAIN_BUTTON} ml-auto`} onClick={() => setAsked({ what: 'create', kind })}>
            <Plus {...ICON} />
            {KIND_WORDS[kind].create}
          </button>
        )}
      </header>
      <ListProvider value={{ place, canWrite, now: data?.at ?? 0, wish }}>
        {kind ? (
          <StatusTabs view={view} go={goTo} counts={data?.answer.item.counts}>
            {body}
          </StatusTabs>
        ) : (
          <>
            <p className="mt-2 text-studio-text-mute">여기 있는 문서는 방문자에게 보이지 않습니다. 되살리면 초안이 됩니다.</p>
            {body}
          </>
        )}
      </ListProvider>
      <div className="sr-only">
        <p role="status">{data && !isValidating ? totalWords(view, total) : ''}</p>
        <p role="status">{said}</p>
      </div>
      {asked?.what === 'create' && (
        <CreateDialog
          kind={asked.kind}
          onClose={() => setAsked(null)}
          onCreated={(name) => location.assign(editorAddress(asked.kind, name))}
        />
      )}
      {asked?.what === 'duplicate' && (
        <DuplicateDialog
          document={asked.row}
          onClose={() => setAsked(null)}
          onCreated={({ title }) => {
            setAsked(null)
            tell(`${withParticle(`‘${title}’`, '으로/로')} 복제했습니다. 초안이라 아직 공개되지 않았습니다.`)
            void refresh()
          }}
        />
      )}
      {asked?.what === 'rename' && (
        <RenameDialog
          document={asked.row}
          onClose={() => setAsked(null)}
          onRenamed={(title) => {
            setAsked(null)
            tell(`제목을 ${withParticle(`‘${title}’`, '으로/로')} 바꾸었습니다.`)
            void refresh()
          }}
          onStale={async () => {
            const { item } = await call(openDraft, { id: asked.row.id })
            void refresh()
            return item.draftNumber
          }}
        />
      )}
      {asked?.what === 'act' && <ActDialog act={asked.act} documents={asked.rows} onClose={() => setAsked(null)} onDone={show} />}
    </main>
  )
}

function NoRows({ view, go, total, onCreate }: { view: ListView; go: Go; total: number; onCreate: (() => void) | undefined }) {
  if (total > 0)
    return (
      <Nothing title="이 페이지에는 문서가 없습니다." text="그사이 목록이 짧아졌습니다.">
        <button type="button" className={LINE_BUTTON} onClick={() => go({ page: 1 })}>
          첫 페이지로
        </button>
      </Nothing>
    )
  if (isFiltered(view))
    return (
      <Nothing
        title="조건에 맞는 문서가 없습니다."
        text={view.search ? `‘${view.search}’ 대신 다르게 적거나 조건을 줄여 보세요.` : '조건을 줄여 보세요.'}
      >
        <button type="button" className={LINE_BUTTON} onClick={() => go(unfiltered(view))}>
          조건 초기화
        </button>
      </Nothing>
    )
  if (view.place === 'trash') return <Nothing title="휴지통이 비어 있습니다." text="목록에서 휴지통으로 옮긴 문서가 여기에 모입니다." />
  const { title, create } = KIND_WORDS[view.place]
  return (
    <Nothing title={`아직 만든 ${title} 문서가 없습니다.`} text={EMPTY_WORDS[view.place]}>
      {onCreate && (
        <button type="button" className={LINE_BUTTON} onClick={onCreate}>
          <Plus {...ICON} />
          {create}
        </button>
      )}
    </Nothing>
  )
}

const EMPTY_WORDS: Record<Kind, string> = {
  page: '새 페이지를 만들면 여기에 보입니다.',
  fragment: '여러 페이지가 함께 쓰는 블록 묶음을 조각으로 만들어 둘 수 있습니다.',
  template: '자주 만드는 페이지의 뼈대를 서식으로 만들어 두면 새 페이지를 여기에서 시작할 수 있습니다.',
  popup: '방문자에게 띄울 안내를 팝업으로 만들 수 있습니다.',
}

const totalWords = (view: ListView, total: number): string =>
  searchWords(view.search) ? `‘${view.search}’ 검색 결과 ${total}개` : `총 ${total}개`

const sameView = (query: string, view: ListView): boolean => JSON.stringify(inputOf(readView(query))) === JSON.stringify(inputOf(view))
