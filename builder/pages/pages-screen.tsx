'use client'
// The list of documents: their states, and every action that needs no editor.
import { Plus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useSWRConfig } from 'swr'
import { withParticle } from '@/lib/particle'
import { browsePages, openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Kind } from '@/schemas/page/document'
import { sectionWords } from '@/schemas/rules/base/page-refusal'
import { hasKind, mayTouch, mayTouchAll, PAGE_SETTINGS } from '@/schemas/rules/base/page-scope'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { Chosen } from '../list/data-table'
import { ListBody } from '../list/list-body'
import { ListHeader, type ListHeaderProps } from '../list/list-header'
import { searchWords, type Go } from '../list/list-query'
import { NoRows } from '../list/no-rows'
import { Nothing } from '../list/nothing'
import type { Person, SideProps } from '../list/side'
import { SideFrame } from '../list/side-frame'
import { StatusTabs } from '../list/status-tabs'
import { useListView } from '../list/use-list-view'
import { useRows, type Rows } from '../list/use-rows'
import { downloadDocument } from '../save/export-json'
import { editorPath } from '../state/editor-path'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { statusWords } from '../ui/status-pill'
import { ActDialog } from './act-dialog'
import { ACTS, carryOut, type Act, type Named, type Report } from './acts'
import { BulkActs } from './bulk-acts'
import { CreateDialog } from './create-dialog'
import { DuplicateDialog } from './duplicate-dialog'
import { ListProvider, type RowRequest } from './list-provider'
import { ListTools } from './list-tools'
import { inputOf, isFiltered, PLACES, readView, unfiltered, withChange, writeView, type ListView } from './list-view'
import type { PageRow } from './page-row'
import { PagesTable } from './pages-table'
import { KIND_WORDS, placeWords } from './place-words'
import { RenameDialog } from './rename-dialog'
import { ReportPanel } from './report-panel'

interface PagesScreenProps {
  brand: ReactNode
  person: Person
  /** Query of the request, and the rows for it; absent when they could not be read. */
  query: string
  first: Rows<typeof browsePages> | undefined
  /** Links of the side navigation: the lists of documents, and the other screens of the office. */
  links: SideProps['links']
}

const STATUSES_SHOWN = ['published', 'changed', 'draft', 'withdrawn'] as const
const VIEW = { read: readView, write: writeView, change: withChange }

export function PagesScreen({ brand, person, query, first, links }: PagesScreenProps) {
  const [view, go] = useListView(query, VIEW)
  const { place } = view
  const side: SideProps = {
    brand,
    person,
    links,
    here: place,
    onFollow: (id) => {
      const next = PLACES.find((one) => one === id)
      if (next) go({ place: next })
      return next !== undefined
    },
  }
  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, `${placeWords(place)} 목록 `)
  }, [place])
  return (
    <SideFrame side={side}>
      <PlaceList key={place} view={view} go={go} side={side} first={first && { query, ...first }} />
    </SideFrame>
  )
}

/** The dialog that is open. */
type OpenDialog =
  { what: 'create'; kind: Kind } | { what: 'rename' | 'duplicate'; row: PageRow } | { what: 'act'; act: Act; rows: readonly Named[] }

interface PlaceListProps {
  view: ListView
  go: Go<ListView>
  side: SideProps
  first: (Rows<typeof browsePages> & { query: string }) | undefined
}

const NONE: Chosen<PageRow> = new Map()

/** One kind of document. Another kind is another list, mounted anew. */
function PlaceList({ view, go, side, first }: PlaceListProps) {
  const { place } = view
  const rights = rightsOf(side.person)
  const canWrite = rights.writes('pages')
  const canPublish = rights.publishes('pages')
  const canShape = canWrite && mayTouchAll(rights.scope)
  const canRename = canWrite && mayTouch(rights.scope, { type: PAGE_SETTINGS, field: 'title' })
  const list = useRows('pages', browsePages, inputOf(view), first && isSameView(first.query, view) ? first : undefined)
  const { data, isValidating } = list
  const { mutate: mutateAny } = useSWRConfig()
  const [chosen, setChosen] = useState<Chosen<PageRow>>(NONE)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [announcement, setAnnouncement] = useState('')

  const total = data?.answer.totalCount ?? 0
  const refresh = () => mutateAny((key) => Array.isArray(key) && key[0] === 'pages')

  // Another filter is another list, so the selection of the old one is cleared.
  const goTo: Go<ListView> = (change, how) => {
    if (change.page === undefined && change.sort === undefined) setChosen(NONE)
    go(change, how)
  }
  function show(next: Report): void {
    setDialog(null)
    setReport(next)
    setAnnouncement(next.title)
    const refused = new Set(next.refused.map(({ document }) => document.id))
    setChosen((old) => new Map([...old].filter(([id]) => refused.has(id))))
    void refresh()
  }
  const tell = (title: string, isRefused = false) => {
    setReport({ title, isRefused, done: [], refused: [] })
    setAnnouncement(title)
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
  function request(what: RowRequest, rows: readonly PageRow[]): void {
    const [row] = rows
    if (!row) return
    setReport(null)
    if (what === 'rename' || what === 'duplicate') setDialog({ what, row })
    else if (what === 'export') void exportRow(row)
    else if (ACTS[what].question) setDialog({ what: 'act', act: what, rows })
    else void doNow(what, rows)
  }

  const kind = place === 'trash' ? null : place
  const create =
    canShape && kind && hasKind(rights.scope, kind)
      ? { words: KIND_WORDS[kind].create, onCreate: () => setDialog({ what: 'create', kind }) }
      : undefined
  const body = (
    <>
      {rights.scope.sections && (
        <p className="mt-2 text-studio-text-mute">이 역할이 맡은 구역의 문서만 보입니다: {sectionWords(rights.scope)}</p>
      )}
      <ListTools view={view} go={goTo} />
      {report && (
        <ReportPanel
          report={report}
          onClose={() => setReport(null)}
          onUndo={() => report.undo && void doNow(report.undo.act, report.undo.documents)}
        />
      )}
      {chosen.size > 0 && <BulkActs chosen={chosen} onClear={() => setChosen(NONE)} />}
      <ListBody
        list={list}
        page={view.page}
        onPage={(page) => {
          goTo({ page })
          scrollTo({ top: 0 })
        }}
        empty={() => <NoDocuments view={view} go={goTo} total={total} create={create} />}
      >
        {({ answer }) => <PagesTable view={view} go={goTo} rows={answer.items} total={total} chosen={chosen} onChoose={setChosen} />}
      </ListBody>
    </>
  )

  return (
    <>
      <ListHeader side={side} title={placeWords(place)} count={data && total} create={create} />
      <ListProvider value={{ place, canWrite, canShape, canRename, canPublish, now: data?.at ?? 0, request }}>
        {kind ? (
          <StatusTabs
            statuses={STATUSES_SHOWN}
            wordsOf={statusWords}
            counts={data?.answer.item.counts}
            value={view.status}
            onChange={(status) => goTo({ status })}
          >
            {body}
          </StatusTabs>
        ) : (
          <>
            <p className="mt-2 text-studio-text-mute">
              여기 있는 문서는 방문자에게 보이지 않습니다. 되살리면 버리기 전의 상태로 돌아옵니다.
            </p>
            {body}
          </>
        )}
      </ListProvider>
      <div className="sr-only">
        <p role="status">{data && !isValidating ? totalWords(view, total) : ''}</p>
        <p role="status">{announcement}</p>
      </div>
      {dialog?.what === 'create' && (
        <CreateDialog
          kind={dialog.kind}
          onClose={() => setDialog(null)}
          onCreated={(name) => location.assign(editorPath(dialog.kind, name))}
        />
      )}
      {dialog?.what === 'duplicate' && (
        <DuplicateDialog
          document={dialog.row}
          onClose={() => setDialog(null)}
          onCreated={({ title }) => {
            setDialog(null)
            tell(`${withParticle(`‘${title}’`, '으로/로')} 복제했습니다. 초안이라 아직 공개되지 않았습니다.`)
            void refresh()
          }}
        />
      )}
      {dialog?.what === 'rename' && (
        <RenameDialog
          document={dialog.row}
          onClose={() => setDialog(null)}
          onRenamed={(title) => {
            setDialog(null)
            tell(`제목을 ${withParticle(`‘${title}’`, '으로/로')} 바꾸었습니다.`)
            void refresh()
          }}
          onStale={async () => {
            const { item } = await call(openDraft, { id: dialog.row.id })
            void refresh()
            return item.draftNumber
          }}
        />
      )}
      {dialog?.what === 'act' && <ActDialog act={dialog.act} documents={dialog.rows} onClose={() => setDialog(null)} onDone={show} />}
    </>
  )
}

interface NoDocumentsProps {
  view: ListView
  go: Go<ListView>
  total: number
  create: ListHeaderProps['create']
}

function NoDocuments({ view, go, total, create }: NoDocumentsProps) {
  return (
    <NoRows
      what="문서"
      total={total}
      onFirstPage={() => go({ page: 1 })}
      isFiltered={isFiltered(view)}
      filteredText={view.search ? `‘${view.search}’ 대신 다르게 적거나 조건을 줄여 보세요.` : '조건을 줄여 보세요.'}
      onReset={() => go(unfiltered(view))}
    >
      {view.place === 'trash' ? (
        <Nothing title="휴지통이 비어 있습니다." text="목록에서 휴지통으로 옮긴 문서가 여기에 모입니다." />
      ) : (
        <Nothing title={`아직 만든 ${KIND_WORDS[view.place].title} 문서가 없습니다.`} text={EMPTY_WORDS[view.place]}>
          {create && (
            <button type="button" className={LINE_BUTTON} onClick={create.onCreate}>
              <Plus {...ICON} />
              {create.words}
            </button>
          )}
        </Nothing>
      )}
    </NoRows>
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

const isSameView = (query: string, view: ListView): boolean => JSON.stringify(inputOf(readView(query))) === JSON.stringify(inputOf(view))
