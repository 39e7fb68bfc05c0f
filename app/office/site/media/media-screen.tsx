'use client'
// The media library: pictures, films and PDFs of the site, in folders. Files are brought by a button, by dropping or by pasting, anywhere on it.
import { useRef, useState } from 'react'
import { folderPath } from '@/builder/inspector/folder-tree'
import { DropHint } from '@/builder/list/drop-hint'
import { FileInput } from '@/builder/list/file-input'
import { ListHeader } from '@/builder/list/list-header'
import type { Go } from '@/builder/list/list-query'
import type { SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { StatusTabs } from '@/builder/list/status-tabs'
import { TotalAnnouncement } from '@/builder/list/total-announcement'
import { useFileDrop } from '@/builder/list/use-file-drop'
import { useListRows } from '@/builder/list/use-list-rows'
import { browseMedia, MEDIA_FILTERS, NO_FOLDER, type MediaFilter } from '@/schemas/api/site/media-library'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { OFFICE_LINKS } from '../../_parts/office-links'
import { UploadPanel } from '../../_parts/uploads/upload-panel'
import { useUploads } from '../../_parts/uploads/use-uploads'
import { FolderList } from './folder-list'
import { MediaBulk } from './media-bulk'
import { MediaDialogs, type MediaDialog } from './media-dialogs'
import { mediaInput, readMediaView, withMediaChange, writeMediaView, type MediaListView } from './media-list-view'
import { MediaReport } from './media-report'
import { MediaRows } from './media-rows'
import { MediaSheet } from './media-sheet'
import { MediaTools } from './media-tools'
import { MEDIA_TYPES } from './media-types'
import { ShippedPictures } from './shipped-pictures'
import { useMediaActs } from './use-media-acts'

const FILTER_WORDS: Readonly<Record<MediaFilter, string>> = {
  unused: '쓰이지 않음',
  noAlt: '대체 글 없음',
  film: '영상',
  document: 'PDF',
  trash: '휴지통',
}

const LIST = {
  name: 'media-library',
  contract: browseMedia,
  inputOf: mediaInput,
  read: readMediaView,
  write: writeMediaView,
  change: withMediaChange,
}

export function MediaScreen({ brand, person, query, first }: ListScreenProps<typeof browseMedia>) {
  const { view, go, list, openPage } = useListRows(LIST, query, first)
  const { folders = [], counts } = list.data?.answer.item ?? {}
  const refresh = () => void list.mutate()
  const { uploads, bring, retry, clear } = useUploads(refresh)
  const acts = useMediaActs(list.data?.answer.items ?? [], view.file, refresh)
  const { chosen, opened, setOpened, report, setReport, act, say } = acts
  const [dialog, setDialog] = useState<MediaDialog | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const close = () => setDialog(null)
  const upload = () => input.current?.click()
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'media' }
  const canWrite = rightsOf(person).writes('media')

  // Another filter is another list, so the selection of the old one is cleared.
  const goTo: Go<MediaListView> = (change, how) => {
    if (!('page' in change || 'sort' in change || 'look' in change)) acts.clear()
    go(change, how)
  }
  const add = (files: readonly File[]): void => {
    if (files.length > 0 && canWrite) bring(files, view.folder === null || view.folder === NO_FOLDER ? undefined : view.folder)
  }
  const drop = useFileDrop(canWrite ? add : undefined)
  const move = async (folderId: string | null, files?: readonly string[]): Promise<void> => {
    await act({ folderId, folder: folderId === null ? '폴더 밖' : `‘${folderPath(folders, folderId)}’` }, files)
    close()
  }

  return (
    <SideFrame side={side}>
      <div {...drop.given} className="relative min-h-[calc(100dvh-4rem)]">
        <ListHeader
          side={side}
          title="미디어"
          count={list.data?.answer.totalCount}
          create={canWrite ? { words: '올리기', onCreate: upload } : undefined}
        />
        <FileInput ref={input} label="올릴 파일" accept={MEDIA_TYPES} onFiles={add} />
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
              onAct={canWrite ? setDialog : undefined}
              onMove={(files, folderId) => void move(folderId, files)}
            />
            <div className="min-w-0 flex-1">
              {chosen.size > 0 && (
                <MediaBulk
                  count={chosen.size}
                  isTrash={view.filter === 'trash'}
                  canWrite={canWrite}
                  onMove={() => setDialog('move')}
                  onTrash={() => void act('trash')}
                  onRecover={() => void act('recover')}
                  onPurge={() => setDialog('purge')}
                  onClear={acts.clear}
                />
              )}
              <MediaRows {...{ view, go: goTo, list, openPage, acts, canWrite, onUpload: upload }} />
              {view.filter === null && view.folder === null && view.color === null && <ShippedPictures search={view.search} />}
            </div>
          </div>
        </StatusTabs>
        {drop.isOver && <DropHint />}
      </div>
      <TotalAnnouncement list={list} />
      {opened !== null && (
        <MediaSheet
          key={opened}
          file={opened}
          canWrite={canWrite}
          onClose={() => setOpened(null)}
          onChanged={say}
          onTrash={(file) => void act('trash', [file])}
        />
      )}
      <MediaDialogs
        dialog={dialog}
        count={chosen.size}
        folders={folders}
        onMove={(folderId) => move(folderId)}
        onPurge={() => act('purge').then(close)}
        onFolder={(folder, words, id) => {
          close()
          if (folder.what === 'create') goTo({ folder: id })
          else if (folder.what === 'delete' && view.folder === folder.folder.id) goTo({ folder: null })
          say(words)
        }}
        onClose={close}
      />
    </SideFrame>
  )
}
