import { FolderInput, Trash2, Undo2 } from 'lucide-react'
import { BULK_BUTTON, BulkLine } from '@/builder/list/bulk-line'
import { ICON } from '@/builder/ui/icon'

interface MediaBulkProps {
  count: number
  isTrash: boolean
  canWrite: boolean
  onMove: () => void
  onTrash: () => void
  onRecover: () => void
  onPurge: () => void
  onClear: () => void
}

/** Actions for every selected file. */
export function MediaBulk({ count, isTrash, canWrite, onMove, onTrash, onRecover, onPurge, onClear }: MediaBulkProps) {
  return (
    <BulkLine label="고른 파일" count={`${count}개`} onClear={onClear}>
      {canWrite && !isTrash && (
        <>
          <button type="button" className={BULK_BUTTON} onClick={onMove}>
            <FolderInput {...ICON} size={14} />
            폴더로 옮기기
          </button>
          <button type="button" className={BULK_BUTTON} onClick={onTrash}>
            <Trash2 {...ICON} size={14} />
            휴지통으로
          </button>
        </>
      )}
      {canWrite && isTrash && (
        <>
          <button type="button" className={BULK_BUTTON} onClick={onRecover}>
            <Undo2 {...ICON} size={14} />
            되돌리기
          </button>
          <button type="button" className={BULK_BUTTON} onClick={onPurge}>
            <Trash2 {...ICON} size={14} />
            완전히 지우기
          </button>
        </>
      )}
    </BulkLine>
  )
}
