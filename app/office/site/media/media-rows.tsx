'use client'
import { Upload } from 'lucide-react'
import { ListBody } from '@/builder/list/list-body'
import type { Go } from '@/builder/list/list-query'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import type { ListRows } from '@/builder/list/use-list-rows'
import { ActButton } from '@/builder/ui/act-button'
import type { browseMedia } from '@/schemas/api/site/media-library'
import { MediaGrid } from './media-grid'
import { isMediaFiltered, MEDIA_PAGE, type MediaListView } from './media-list-view'
import { MediaTable } from './media-table'
import type { MediaActs } from './use-media-acts'

interface MediaRowsProps extends Pick<ListRows<MediaListView, typeof browseMedia>, 'view' | 'list' | 'openPage'> {
  go: Go<MediaListView>
  acts: MediaActs
  canWrite: boolean
  /** Opens the system's dialog for files. */
  onUpload: () => void
}

/** One page of the files, as pictures or as rows. */
export function MediaRows({ view, go, list, openPage, acts: { chosen, setChosen, setOpened }, canWrite, onUpload }: MediaRowsProps) {
  return (
    <ListBody
      list={list}
      page={view.page}
      pageSize={MEDIA_PAGE}
      onPage={openPage}
      empty={(total) => (
        <NoRows
          what="파일"
          total={total}
          onFirstPage={() => go({ page: 1 })}
          isFiltered={isMediaFiltered(view)}
          onReset={() => go({ filter: null, folder: null, color: null, search: '' })}
        >
          <Nothing title="아직 올린 파일이 없습니다." text="사진, 영상, PDF를 이 화면에 끌어다 놓거나 붙여넣어도 됩니다.">
            {canWrite && (
              <ActButton icon={Upload} onClick={onUpload}>
                올리기
              </ActButton>
            )}
          </Nothing>
        </NoRows>
      )}
    >
      {({ answer: { items, totalCount }, at }) => {
        const files = { files: items, chosen, onChoose: setChosen, onOpen: ({ file }: { file: string }) => setOpened(file) }
        return view.look === 'grid' ? (
          <MediaGrid {...files} canMove={canWrite && view.filter !== 'trash'} />
        ) : (
          <MediaTable {...files} view={view} go={go} total={totalCount} now={at} />
        )
      }}
    </ListBody>
  )
}
