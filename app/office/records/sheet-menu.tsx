'use client'
import { Menu } from '@base-ui/react/menu'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { MENU_ITEM } from '@/builder/ui/menu-item'
import { POPUP } from '@/builder/ui/popup'
import type { SheetFormat } from '@/schemas/api/site/record-sheets'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { downloadSheet } from './download-sheet'
import { ImportDialog } from './import-dialog'
import { filterInput, type RecordListView } from './record-list-view'
import { listName } from './use-record-acts'

interface SheetMenuProps {
  type: AnyRecordType
  view: RecordListView
  canWrite: boolean
  canPublish: boolean
  onAnnounce: (words: string) => void
}

/** What the list shows as a spreadsheet, and a spreadsheet as records. */
export function SheetMenu({ type, view, canWrite, canPublish, onAnnounce }: SheetMenuProps) {
  const [isImporting, setImporting] = useState(false)
  const { mutate } = useSWRConfig()
  const refresh = (): void => void mutate((key) => Array.isArray(key) && key[0] === listName(type.type))
  async function download(format: SheetFormat): Promise<void> {
    onAnnounce('파일을 만드는 중입니다.')
    onAnnounce(await downloadSheet(filterInput(type, view), format))
  }
  return (
    <>
      <Menu.Root>
        <Menu.Trigger aria-label="엑셀" className={`${LINE_BUTTON} px-0 md:px-3`}>
          <FileSpreadsheet {...ICON} />
          <span className="max-md:hidden">엑셀</span>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={16} className="z-(--z-overlay)">
            <Menu.Popup className={`${POPUP} min-w-52 p-1`}>
              <Menu.Item className={MENU_ITEM} onClick={() => void download('xlsx')}>
                엑셀로 내려받기
              </Menu.Item>
              <Menu.Item className={MENU_ITEM} onClick={() => void download('csv')}>
                CSV로 내려받기
              </Menu.Item>
              {canWrite && (
                <Menu.Item className={MENU_ITEM} onClick={() => setImporting(true)}>
                  파일에서 가져오기
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {isImporting && <ImportDialog type={type} canPublish={canPublish} onChanged={refresh} onClose={() => setImporting(false)} />}
    </>
  )
}
