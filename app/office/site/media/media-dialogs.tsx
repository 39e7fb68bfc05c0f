'use client'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { FolderDialog } from './folder-dialog'
import type { FolderAct } from './folder-list'
import { MoveDialog } from './move-dialog'

export type MediaDialog = 'move' | 'purge' | FolderAct

interface MediaDialogsProps extends Pick<Parameters<typeof MoveDialog>[0], 'folders' | 'onMove'> {
  /** What is asked now; null for nothing. */
  dialog: MediaDialog | null
  /** Files that are chosen. */
  count: number
  onPurge: () => Promise<void>
  onFolder: (act: FolderAct, words: string, id: string | null) => void
  onClose: () => void
}

/** The question that is open: where files go, whether they are gone for good, or what becomes of a folder. */
export function MediaDialogs({ dialog, count, folders, onMove, onPurge, onFolder, onClose }: MediaDialogsProps) {
  if (dialog === null) return null
  if (dialog === 'move') return <MoveDialog count={count} folders={folders} onMove={onMove} onClose={onClose} />
  if (dialog !== 'purge') return <FolderDialog act={dialog} onClose={onClose} onDone={(words, id) => onFolder(dialog, words, id)} />
  return (
    <ConfirmDialog
      title="파일을 완전히 지우시겠습니까?"
      text="지운 파일은 되돌릴 수 없고, 이 파일을 가리키는 바깥의 링크도 열리지 않습니다."
      words="완전히 지우기"
      isDestructive
      onConfirm={onPurge}
      onClose={onClose}
    >
      <p className="font-medium">파일 {count}개</p>
    </ConfirmDialog>
  )
}
