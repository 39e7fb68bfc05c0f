'use client'
import { Folder as FolderIcon, FolderOpen, FolderPlus, Images, Inbox, Pencil, Trash2, type LucideIcon } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { RowMenu } from '@/builder/list/row-menu'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { NO_FOLDER } from '@/schemas/api/site/media-library'
import { carriesFiles, droppedFiles } from './drag-files'
import { folderTree, type Folder } from '@/builder/inspector/folder-tree'

export type FolderAct = { what: 'create'; parentId?: string } | { what: 'rename' | 'delete'; folder: Folder }

interface FolderListProps {
  folders: readonly Folder[]
  /** Null for the files of all folders. */
  current: string | null
  onOpen: (id: string | null) => void
  /** Undefined where folders may not be changed. */
  onAct: ((act: FolderAct) => void) | undefined
  onMove: (files: readonly string[], folderId: string | null) => void
}

/** The folders beside the files: opened by a press, filled by dragging files onto them. */
export function FolderList({ folders, current, onOpen, onAct, onMove }: FolderListProps) {
  return (
    <nav aria-label="폴더" className="w-52 shrink-0 max-lg:w-44 max-md:w-full">
      <div className="flex items-center justify-between">
        <h2 className="text-studio-label text-studio-text-mute">폴더</h2>
        {onAct && (
          <ActButton icon={FolderPlus} look={BUTTON} aria-label="새 폴더" title="새 폴더" onClick={() => onAct({ what: 'create' })} />
        )}
      </div>
      <ul className="max-md:scroll-x max-md:flex max-md:gap-1">
        <Entry words="전체" Icon={Images} isCurrent={current === null} onOpen={() => onOpen(null)} />
        <Entry
          words="폴더 밖"
          Icon={Inbox}
          isCurrent={current === NO_FOLDER}
          onOpen={() => onOpen(NO_FOLDER)}
          onDrop={onAct && ((files) => onMove(files, null))}
        />
        {folderTree(folders).map(({ folder, depth }) => (
          <Entry
            key={folder.id}
            words={folder.name}
            count={folder.files}
            Icon={current === folder.id ? FolderOpen : FolderIcon}
            depth={depth}
            isCurrent={current === folder.id}
            onOpen={() => onOpen(folder.id)}
            onDrop={onAct && ((files) => onMove(files, folder.id))}
            menu={
              onAct && (
                <RowMenu
                  label={`${folder.name} 폴더 메뉴`}
                  groups={[
                    [
                      { words: '이름 바꾸기', icon: Pencil, onSelect: () => onAct({ what: 'rename', folder }) },
                      {
                        words: '안에 새 폴더',
                        icon: FolderPlus,
                        disabled: depth >= 4,
                        onSelect: () => onAct({ what: 'create', parentId: folder.id }),
                      },
                    ],
                    [{ words: '지우기', icon: Trash2, onSelect: () => onAct({ what: 'delete', folder }) }],
                  ]}
                />
              )
            }
          />
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  words: string
  count?: number
  Icon: LucideIcon
  depth?: number
  isCurrent: boolean
  onOpen: () => void
  onDrop?: ((files: readonly string[]) => void) | undefined
  menu?: React.ReactNode
}

function Entry({ words, count, Icon, depth = 0, isCurrent, onOpen, onDrop, menu }: EntryProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent): void => {
    if (!onDrop || !carriesFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <li
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!onDrop || !carriesFiles(event)) return
        event.preventDefault()
        event.stopPropagation()
        onDrop(droppedFiles(event))
      }}
      className={`flex shrink-0 items-center rounded-md ${isOver ? 'outline-2 outline-studio-select' : ''} ${isCurrent ? 'bg-studio-200' : ''}`}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        style={{ paddingLeft: `${0.5 + depth * 0.875}rem` }}
        className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md pr-2 text-left hover:bg-studio-100 aria-[current=true]:bg-transparent aria-[current=true]:font-semibold max-md:h-11 pointer-coarse:h-11"
      >
        <Icon {...ICON} className="shrink-0 text-studio-text-mute" />
        <span className="truncate" title={words}>
          {words}
        </span>
        {count !== undefined && <span className="ml-auto text-studio-micro text-studio-text-mute tabular-nums">{count}</span>}
      </button>
      {menu}
    </li>
  )
}
