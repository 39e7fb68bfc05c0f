'use client'
import { CopyPlus, Download, ExternalLink, EyeOff, PencilLine, Rocket, RotateCcw, SquarePen, Trash2 } from 'lucide-react'
import { RowMenu, type RowMenuItem } from '../list/row-menu'
import { editorPath } from '../state/editor-path'
import { useList, type DocumentList, type RowRequest } from './list-provider'
import type { PageRow } from './page-row'

/** All actions of one document: those that its state rules out are disabled, those without permission are absent. */
export function DocumentMenu({ row }: { row: PageRow }) {
  const { place, canWrite, canShape, canRename, canPublish, request } = useList()
  const ask = (what: RowRequest) => () => request(what, [row])
  return (
    <RowMenu
      label={`${row.title} 더 보기`}
      groups={place === 'trash' ? trashGroups(canShape, ask) : groupsOf(row, { canWrite, canShape, canRename, canPublish }, ask)}
    />
  )
}

type May = Pick<DocumentList, 'canWrite' | 'canShape' | 'canRename' | 'canPublish'>
type Ask = (what: RowRequest) => () => void

const trashGroups = (canShape: boolean, ask: Ask): RowMenuItem[][] =>
  canShape ? [[{ words: '되살리기', icon: RotateCcw, onSelect: ask('recover') }]] : []

function groupsOf({ kind, name, status, locked }: PageRow, { canWrite, canShape, canRename, canPublish }: May, ask: Ask): RowMenuItem[][] {
  const isPublic = status === 'published' || status === 'changed'
  const look: RowMenuItem[] = [
    { words: canWrite ? '편집' : '열어 보기', icon: SquarePen, href: editorPath(kind, name) },
    ...(kind === 'page' ? [{ words: '미리 보기', icon: ExternalLink, href: previewPath(name), isNewWindow: true }] : []),
  ]
  const take: RowMenuItem = { words: 'JSON으로 내보내기', icon: Download, onSelect: ask('export') }
  if (!canWrite) return [[...look, take]]
  const groups: RowMenuItem[][] = [
    look,
    [
      ...(canRename ? [{ words: '이름 바꾸기', icon: PencilLine, onSelect: ask('rename') }] : []),
      ...(canShape ? [{ words: '복제', icon: CopyPlus, onSelect: ask('duplicate') }] : []),
      take,
    ],
    [
      ...(canPublish
        ? [
            { words: '게시', icon: Rocket, onSelect: ask('publish'), disabled: status === 'published' },
            ...(canShape ? [{ words: '게시 내리기', icon: EyeOff, onSelect: ask('withdraw'), disabled: locked || !isPublic }] : []),
          ]
        : []),
      ...(canShape ? [{ words: '휴지통으로', icon: Trash2, onSelect: ask('trash'), disabled: locked || (isPublic && !canPublish) }] : []),
    ],
  ]
  return groups.filter(({ length }) => length > 0)
}

/** The draft as a page of the site; a page about a record shows the first one. */
const previewPath = (route: string): string => `${encodeURI(route.replace(/:\w+\??/g, '1'))}?preview=Y`
