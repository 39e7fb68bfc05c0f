'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { folderPath, folderTree, type Folder } from '@/builder/inspector/folder-tree'

const OUTSIDE = ''

interface MoveDialogProps {
  count: number
  folders: readonly Folder[]
  onMove: (folderId: string | null) => Promise<void>
  onClose: () => void
}

/** Moves files into a folder without dragging. */
export function MoveDialog({ count, folders, onMove, onClose }: MoveDialogProps) {
  const [folderId, setFolderId] = useState(OUTSIDE)
  const choices = [
    { value: OUTSIDE, words: '폴더 밖' },
    ...folderTree(folders).map(({ folder }) => ({ value: folder.id, words: folderPath(folders, folder.id) })),
  ]
  return (
    <ConfirmDialog
      title={`파일 ${count}개를 어디로 옮기시겠습니까?`}
      words="옮기기"
      onConfirm={() => onMove(folderId || null)}
      onClose={onClose}
    >
      <ChooseFilter label="폴더" choices={choices} value={folderId} onChoose={setFolderId} className="w-full font-normal" />
    </ConfirmDialog>
  )
}
