'use client'
import { Menu } from '@base-ui/react/menu'
import {
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  EyeOff,
  PencilLine,
  Rocket,
  RotateCcw,
  SquarePen,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import { editorAddress } from '../state/editor-path'
import { BUTTON, ICON, MENU_ITEM, POPUP } from '../ui/studio'
import { useList, type RowWish } from './list-context'
import type { PageRow } from './use-pages'

interface Entry {
  words: string
  icon: LucideIcon
  wish?: RowWish
  href?: string
  isNewWindow?: boolean
  disabled?: boolean
}

/** Everything that can be done with one document; what its state rules out is grey, what the person may not do is absent. */
export function RowMenu({ row }: { row: PageRow }) {
  const { place, canWrite, wish } = useList()
  const groups = place === 'trash' ? trashGroups(canWrite) : groupsOf(row, canWrite)
  if (groups.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={`${row.title} 더 보기`} data-cell="menu" className={BUTTON}>
        <Ellipsis {...ICON} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-(--z-overlay)">
          <Menu.Popup className={`${POPUP} min-w-52 p-1`}>
            {groups.map((entries, i) => (
              <div key={entries[0]!.words} role="none">
                {i > 0 && <Menu.Separator className="my-1 h-px bg-studio-line" />}
                {entries.map(({ words, icon: Icon, wish: wanted, href, isNewWindow, disabled = false }) => {
                  const content = (
                    <>
                      <Icon {...ICON} className={disabled ? '' : 'text-studio-text-mute'} />
                      {words}
                    </>
                  )
                  return href === undefined ? (
                    <Menu.Item key={words} disabled={disabled} onClick={() => wanted && wish(wanted, [row])} className={MENU_ITEM}>
                      {content}
                    </Menu.Item>
                  ) : (
                    <Menu.LinkItem
                      key={words}
                      href={href}
                      closeOnClick
                      {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
                      className={`${MENU_ITEM} cursor-pointer`}
                    >
                      {content}
                      {isNewWindow && <span className="sr-only">(새 창)</span>}
                    </Menu.LinkItem>
                  )
                })}
              </div>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const trashGroups = (canWrite: boolean): Entry[][] => (canWrite ? [[{ words: '되살리기', icon: RotateCcw, wish: 'recover' }]] : [])

function groupsOf({ kind, name, status, locked }: PageRow, canWrite: boolean): Entry[][] {
  const isPublic = status === 'published' || status === 'changed'
  const look: Entry[] = [
    { words: canWrite ? '편집' : '열어 보기', icon: SquarePen, href: editorAddress(kind, name) },
    ...(kind === 'page' ? [{ words: '미리 보기', icon: ExternalLink, href: previewAddress(name), isNewWindow: true }] : []),
  ]
  const take: Entry = { words: 'JSON으로 내보내기', icon: Download, wish: 'export' }
  if (!canWrite) return [[...look, take]]
  return [
    look,
    [{ words: '이름 바꾸기', icon: PencilLine, wish: 'rename' }, { words: '복제', icon: CopyPlus, wish: 'duplicate' }, take],
    [
      { words: '게시', icon: Rocket, wish: 'publish', disabled: status === 'published' },
      { words: '게시 내리기', icon: EyeOff, wish: 'withdraw', disabled: locked || !isPublic },
      { words: '휴지통으로', icon: Trash2, wish: 'trash', disabled: locked },
    ],
  ]
}

/** The draft as a page of the site; one about a record is shown with the first. */
const previewAddress = (route: string): string => `${encodeURI(route.replace(/:\w+\??/g, '1'))}?preview=Y`
