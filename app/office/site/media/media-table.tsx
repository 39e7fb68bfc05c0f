'use client'
import { useMemo } from 'react'
import { DataTable, type Chosen, type DataColumn } from '@/builder/list/data-table'
import { WideTable } from '@/builder/list/wide-table'
import type { Go } from '@/builder/list/list-query'
import { Moment } from '@/builder/list/moment'
import { MediaCover } from './media-cover'
import type { MediaFile, MediaListView, MediaSort } from './media-list-view'
import { formatBytes } from '@/schemas/words/format-bytes'

interface MediaTableProps {
  view: MediaListView
  go: Go<MediaListView>
  files: readonly MediaFile[]
  total: number
  chosen: Chosen<MediaFile>
  onChoose: (chosen: Chosen<MediaFile>) => void
  onOpen: (file: MediaFile) => void
  /** Epoch milliseconds of the displayed answer. */
  now: number
}

/** Files as rows: what a picture does not show. */
export function MediaTable({ view, go, files, total, chosen, onChoose, onOpen, now }: MediaTableProps) {
  const columns = useMemo(() => columnsAt(now, onOpen), [now, onOpen])
  return (
    <WideTable columns={columns} extra={7}>
      <DataTable<MediaFile, MediaSort>
        label="미디어 파일"
        columns={columns}
        rows={files}
        idOf={({ file }) => file}
        total={total}
        view={view}
        onSort={go}
        selection={{ chosen, onChoose, label: '이 페이지의 파일 모두 선택', labelOf: ({ name }) => `${name} 선택` }}
        rowClass="max-md:grid-cols-[2.5rem_minmax(0,1fr)_auto] max-md:items-center max-md:py-2 max-md:pl-2"
      />
    </WideTable>
  )
}

const QUIET = 'max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute'

const columnsAt = (now: number, onOpen: (file: MediaFile) => void): readonly DataColumn<MediaFile>[] => [
  {
    id: 'name',
    header: '이름',
    sort: 'asc',
    isRowHeader: true,
    className: 'font-normal max-md:col-span-2',
    cell: (file) => (
      <span className="flex items-center gap-3">
        <MediaCover file={file} width={160} className="aspect-case w-14 shrink-0 rounded-xs" />
        <button
          type="button"
          data-cell="title"
          title={file.name}
          onClick={() => onOpen(file)}
          className="min-w-0 truncate py-2 text-left text-studio-title tracking-tight underline-offset-4 hover:underline"
        >
          {file.name}
        </button>
      </span>
    ),
  },
  {
    id: 'alt',
    header: '대체 글',
    width: 'w-60 max-lg:w-40',
    className: `${QUIET} max-md:col-span-2 max-md:col-start-2`,
    cell: ({ kind, alt, decorative }) =>
      decorative ? (
        <span className="text-studio-text-mute">꾸밈</span>
      ) : alt.trim() !== '' ? (
        <span className="line-clamp-2">{alt}</span>
      ) : kind === 'picture' ? (
        <span className="text-warning">
          <span className="md:sr-only">대체 글 </span>없음
        </span>
      ) : (
        <span className="text-studio-text-mute">–</span>
      ),
  },
  {
    id: 'size',
    header: '크기',
    width: 'w-32',
    className: 'tabular-nums max-lg:hidden',
    cell: ({ pages, width, height }) => (pages === null ? `${width} × ${height}` : `${pages}쪽`),
  },
  {
    id: 'bytes',
    header: '용량',
    sort: 'desc',
    width: 'w-24',
    className: 'text-right tabular-nums max-md:hidden',
    cell: ({ bytes }) => formatBytes(bytes),
  },
  {
    id: 'createdAt',
    header: '올린 날',
    sort: 'desc',
    width: 'w-34',
    className: 'max-md:hidden',
    cell: ({ createdAt }) => <Moment at={createdAt} now={now} />,
  },
]
