'use client'
import { useState } from 'react'
import useSWR from 'swr'
import { ActButton } from '@/builder/ui/act-button'
import { call } from '@/schemas/api/base/call'
import { IMPORT_ROWS_PAGE, readImportRows, type ImportRow } from '@/schemas/api/site/record-sheets'

/** What each line of a trial would write: of a new record what it has, of a changed one what it was and what it becomes. */
export function ImportRows({ type, job, count }: { type: string; job: string; count: number }) {
  const [page, setPage] = useState(1)
  const { data, error } = useSWR<ImportRow[], Error>(['import-rows', type, job, page], async () => {
    const { items } = await call(readImportRows, { type, job, page })
    return items
  })
  const last = Math.ceil(count / IMPORT_ROWS_PAGE)
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <div
        className="max-h-72 min-h-0 overflow-y-auto rounded-md border border-studio-line"
        tabIndex={0}
        role="region"
        aria-label="미리 보기"
      >
        {error ? (
          <p className="px-3 py-2 text-danger">미리 보기를 불러오지 못했습니다. 잠시 후 다시 확인해 주세요.</p>
        ) : (
          <table className="w-full text-left">
            <thead className="sticky top-0 bg-studio-panel">
              <tr className="border-b border-studio-line text-studio-label text-studio-text-mute">
                <th scope="col" className="px-3 py-1.5 font-medium">
                  줄
                </th>
                <th scope="col" className="px-3 py-1.5 font-medium">
                  기록
                </th>
              </tr>
            </thead>
            <tbody>
              {data?.map((row) => (
                <Line key={row.line} row={row} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {last > 1 && (
        <div className="flex items-center justify-end gap-2">
          <span className="text-studio-text-mute tabular-nums">
            {page.toLocaleString('ko-KR')} / {last.toLocaleString('ko-KR')}쪽
          </span>
          <ActButton aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
            앞쪽
          </ActButton>
          <ActButton aria-disabled={page === last} onClick={() => setPage(Math.min(last, page + 1))}>
            뒤쪽
          </ActButton>
        </div>
      )}
    </div>
  )
}

function Line({ row: { line, name, isNew, cells } }: { row: ImportRow }) {
  return (
    <tr className="border-b border-studio-line align-top last:border-b-0">
      <td className="px-3 py-1.5 font-mono whitespace-nowrap">{line}</td>
      <td className="flex flex-col gap-1 px-3 py-1.5">
        <span className="font-medium">
          {isNew ? '새로 만들기' : '고치기'}: {name || '이름 없음'}
        </span>
        <dl className="flex flex-col gap-0.5">
          {cells.map(({ field, before, after }) => (
            <div key={field} className="flex flex-wrap gap-x-2">
              <dt className="text-studio-text-mute">{field}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line">
                {!isNew && (
                  <>
                    <del className="text-studio-text-mute">{before || '(비어 있음)'}</del> →{' '}
                  </>
                )}
                {isNew ? after : <ins className="no-underline">{after || '(비어 있음)'}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  )
}
