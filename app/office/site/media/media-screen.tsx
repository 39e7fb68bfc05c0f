'use client'
// The media library: pictures, films and PDFs of the site, in folders. Files are brought by a button, by dropping or by pasting, anywhere on it.
import { Upload as UploadIcon } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import type { Chosen } from '@/builder/list/data-table'
import { ListBody } from '@/builder/list/list-body'
import { ListHeader } from '@/builder/list/list-header'
import type { Go } from '@/builder/list/list-query'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import type { SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { StatusTabs } from '@/builder/list/status-tabs'
import { TotalAnnouncement } from '@/builder/list/total-announcement'
import { useListRows } from '@/builder/list/use-list-rows'
import { ActButton } from '@/builder/ui/act-button'
import { browseMedia, MEDIA_FILTERS, NO_FOLDER } from '@/schemas/api/site/media-library'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { MEDIA_TYPES } from './media-types'
import { carryOut, type Act } from './carry-out'
import { FolderDialog } from './folder-dialog'
import { FolderList, type FolderAct } from './folder-list'
import { folderPath } from '@/builder/inspector/folder-tree'
import { MediaBulk } from './media-bulk'
import { MediaGrid } from './media-grid'
import {
  isMediaFiltered,
  MEDIA_PAGE,
  mediaInput,
  readMediaView,
  withMediaChange,
  writeMediaView,
  type MediaFile,
  type MediaListView,
} from './media-list-view'
import { MediaReport, type Report } from './media-report'
import { MediaSheet } from './media-sheet'
import { MediaTable } from './media-table'
import { MediaTools } from './media-tools'
import { FILTER_WORDS } from './filter-words'
import { MoveDialog } from './move-dialog'
import { ShippedPictures } from './shipped-pictures'
import { UploadPanel } from '@/app/office/_parts/uploads/upload-panel'
import { useUploads } from '@/app/office/_parts/uploads/use-uploads'

const LIST = {
  name: 'media-library',
  contract: browseMedia,
  inputOf: mediaInput,
  read: readMediaView,
  write: writeMediaView,
  change: withMediaChange,
}
const NONE: Chosen<MediaFile> = new Map()

export function MediaScreen({ brand, person, query, first }: ListScreenProps<typeof browseMedia>) {
  const { view, go, list, openPage } = useListRows(LIST, query, first)
  const [chosen, setChosen] = useState<Chosen<MediaFile>>(NONE)
  const [opened, setOpened] = useState(view.file)
  const [folderAct, setFolderAct] = useState<FolderAct | null>(null)
  const [dialog, setDialog] = useState<'move' | 'purge' | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { mutate } = list
  const refresh = () => void mutate()
  const { uploads, bring, retry, clear } = useUploads(refresh)
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'media' }
  const canWrite = rightsOf(person).writes('media')
  const { folders = [], counts } = list.data?.answer.item ?? {}
  const isTrash = view.filter === 'trash'

  // Another filter is another list, so the selection of the old one is cleared.
  const goTo: Go<MediaListView> = (change, how) => {
    if (!('page' in change || 'sort' in change || 'look' in change)) setChosen(NONE)
    go(change, how)
  }
  const add = (files: readonly File[]): void => {
    if (files.length > 0 && canWrite) bring(files, view.folder === null || view.folder === NO_FOLDER ? undefined : view.folder)
  }
  async function act(what: Act, files: readonly string[]): Promise<void> {
    const shown = list.data?.answer.items ?? []
    const names = new Map([...shown, ...chosen.values()].map(({ file, name }) => [file, name]))
    const { report: next, done } = await carryOut(what, files, names)
    setDialog(null)
    setChosen((old) => new Map([...old].filter(([file]) => !done.includes(file))))
    setReport(what === 'trash' && done.length > 0 ? { ...next, undo: () => void act('recover', done) } : next)
    if (opened !== null && done.includes(opened) && typeof what === 'string') setOpened(null)
    refresh()
  }
  const move = (files: readonly string[], folderId: string | null): Promise<void> =>
    act({ folderId, folder: folderId === null ? '폴더 밖' : `‘${folderPath(folders, folderId)}’` }, files)

  const onDragOver = (event: DragEvent): void => {
    if (!canWrite || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  }

  return (
    <SideFrame side={side}>
      <div
        onPaste={onPaste}
        onDragOver={onDragOver}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
        onDrop={onDrop}
        className="relative min-h-[calc(100dvh-4rem)]"
      >
        <ListHeader
          side={side}
          title="미디어"
          count={list.data?.answer.totalCount}
          create={canWrite ? { words: '올리기', onCreate: () => input.current?.click() } : undefined}
        />
        <input
          ref={input}
          type="file"
          accept={MEDIA_TYPES}
          multiple
          hidden
          aria-label="올릴 파일"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        {uploads.length > 0 && <UploadPanel uploads={uploads} onRetry={retry} onClear={clear} />}
        {report && <MediaReport report={report} onClose={() => setReport(null)} />}
        <StatusTabs
          statuses={MEDIA_FILTERS}
          wordsOf={(filter) => FILTER_WORDS[filter]}
          counts={counts}
          value={view.filter}
          onChange={(filter) => goTo({ filter })}
        >
          <MediaTools view={view} go={goTo} />
          <div className="flex gap-6 max-md:flex-col max-md:gap-3">
            <FolderList
              folders={folders}
              current={view.folder}
              onOpen={(folder) => goTo({ folder })}
              onAct={canWrite ? setFolderAct : undefined}
              onMove={(files, folderId) => void move(files, folderId)}
            />
            <div className="min-w-0 flex-1">
              {chosen.size > 0 && (
                <MediaBulk
                  count={chosen.size}
                  isTrash={isTrash}
                  canWrite={canWrite}
                  onMove={() => setDialog('move')}
                  onTrash={() => void act('trash', [...chosen.keys()])}
                  onRecover={() => void act('recover', [...chosen.keys()])}
                  onPurge={() => setDialog('purge')}
                  onClear={() => setChosen(NONE)}
                />
              )}
              <ListBody
                list={list}
                page={view.page}
                pageSize={MEDIA_PAGE}
                onPage={openPage}
                empty={(total) => (
                  <NoRows
                    what="파일"
                    total={total}
                    onFirstPage={() => goTo({ page: 1 })}
                    isFiltered={isMediaFiltered(view)}
                    onReset={() => goTo({ filter: null, folder: null, color: null, search: '' })}
                  >
                    <Nothing title="아직 올린 파일이 없습니다." text="사진, 영상, PDF를 이 화면에 끌어다 놓거나 붙여넣어도 됩니다.">
                      {canWrite && (
                        <ActButton icon={UploadIcon} onClick={() => input.current?.click()}>
                          올리기
                        </ActButton>
                      )}
                    </Nothing>
                  </NoRows>
                )}
              >
                {({ answer, at }) =>
                  view.look === 'grid' ? (
                    <MediaGrid
                      files={answer.items}
                      chosen={chosen}
                      onChoose={setChosen}
                      onOpen={({ file }) => setOpened(file)}
                      canMove={canWrite && !isTrash}
                    />
                  ) : (
                    <MediaTable
                      view={view}
                      go={goTo}
                      files={answer.items}
                      total={answer.totalCount}
                      chosen={chosen}
                      onChoose={setChosen}
                      onOpen={({ file }) => setOpened(file)}
                      now={at}
                    />
                  )
                }
              </ListBody>
              {view.filter === null && view.folder === null && view.color === null && <ShippedPictures search={view.search} />}
            </div>
          </div>
        </StatusTabs>
        {isOver && (
          <div className="pointer-events-none absolute inset-0 z-(--z-sticky) grid place-items-center rounded-md border-2 border-dashed border-studio-select bg-studio-select-soft/90 text-studio-title text-studio-select">
            여기에 놓아 올리기
          </div>
        )}
      </div>
      <TotalAnnouncement list={list} />
      {opened !== null && (
        <MediaSheet
          key={opened}
          file={opened}
          canWrite={canWrite}
          onClose={() => setOpened(null)}
          onChanged={(words) => {
            setReport({ words, refused: [] })
            refresh()
          }}
          onTrash={(file) => void act('trash', [file])}
        />
      )}
      {folderAct && (
        <FolderDialog
          act={folderAct}
          onClose={() => setFolderAct(null)}
          onDone={(words, id) => {
            setFolderAct(null)
            setReport({ words, refused: [] })
            if (folderAct.what === 'create') goTo({ folder: id })
            else if (folderAct.what === 'delete' && view.folder === folderAct.folder.id) goTo({ folder: null })
            refresh()
          }}
        />
      )}
      {dialog === 'move' && (
        <MoveDialog
          count={chosen.size}
          folders={folders}
          onMove={(folderId) => move([...chosen.keys()], folderId)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'purge' && (
        <ConfirmDialog
          title="파일을 완전히 지우시겠습니까?"
          text="지운 파일은 되돌릴 수 없고, 이 파일을 가리키는 바깥의 링크도 열리지 않습니다."
          words="완전히 지우기"
          isDestructive
          onConfirm={() => act('purge', [...chosen.keys()])}
          onClose={() => setDialog(null)}
        >
          <p className="font-medium">파일 {chosen.size}개</p>
        </ConfirmDialog>
      )}
    </SideFrame>
  )
}
