'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { RowsState } from '@/builder/list/use-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { rightsOf } from '@/schemas/rules/base/rights'
import { ListExportDialog } from '../list-export-dialog'
import type { Desk, DeskExport, DeskView } from './define-desk'

interface DeskFileProps<C extends AnyContract> {
  desk: Desk<C>
  file: DeskExport<C>
  view: DeskView
  list: RowsState<C>
  rights: ReturnType<typeof rightsOf>
  onDone: (words: string) => void
}

/** Makes a file of all rows that the view shows; absent while it shows none. */
export function DeskFile<C extends AnyContract>({ desk, file, view, list, rights, onDone }: DeskFileProps<C>) {
  const [isAsked, setAsked] = useState(false)
  const total = list.data?.answer.totalCount ?? 0
  if (total === 0) return null
  const { page: _, size: __, ...input } = desk.inputOf(view) as { page: number; size: number }
  return (
    <>
      <button type="button" className={`${LINE_BUTTON} ml-auto`} onClick={() => setAsked(true)}>
        <Download {...ICON} />
        내려받기
      </button>
      {isAsked && (
        <ListExportDialog
          title={file.title}
          total={total}
          personal={rights.publishes(desk.id) ? file.personal : undefined}
          ask={(given) => file.send({ ...input, ...given } as Parameters<typeof file.send>[0])}
          onClose={() => setAsked(false)}
          onDone={(count) => {
            setAsked(false)
            onDone(`${count.toLocaleString('ko-KR')}건을 내려받았습니다. 기록에 남았습니다.`)
          }}
        />
      )}
    </>
  )
}
