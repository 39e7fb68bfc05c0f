'use client'
import { Menu } from '@base-ui/react/menu'
import { EllipsisVertical } from 'lucide-react'
import { commandById, OFF_WORDS, offWords } from '../commands/commands'
import { Keys } from '../ui/keys'
import { useSaveStatus } from '../save/saver-provider'
import { useScreen } from './screen'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'

const GROUPS = [
  ['page-settings', 'history', 'restore-discarded'],
  ['open-preview', 'copy-preview-link'],
  ['export-json', 'import-json'],
  ['command-palette', 'shortcuts'],
] as const

/** Commands for the page as a whole that are less frequent than publishing. */
export function PageMenu() {
  return (
    <Menu.Root>
      <Menu.Trigger aria-label="페이지 메뉴" className={`${BUTTON} -mr-1`}>
        <EllipsisVertical {...ICON} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={8} className="z-(--z-overlay)">
          <Menu.Popup className={`${POPUP} min-w-60 p-1`}>
            <Items />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Asked anew each time the menu opens, and while it is open: what may be done depends on what has happened since the page was loaded. */
function Items() {
  const { context } = useScreen()
  useSaveStatus(({ discarded }) => discarded)
  return GROUPS.map((ids, i) => (
    <div key={ids[0]} role="none">
      {i > 0 && <Menu.Separator className="my-1 h-px bg-studio-line" />}
      {ids.map((id) => {
        const command = commandById(id)
        const Icon = command.icon
        const off = offWords(command, context)
        return (
          <Menu.Item key={id} disabled={off !== undefined} onClick={() => command.do(context)} className={MENU_ITEM}>
            {Icon ? <Icon {...ICON} className="text-studio-text-mute" /> : <span className="size-4" />}
            <span className="flex-1">{command.title}</span>
            {off === OFF_WORDS.role && <span className="shrink-0 text-studio-micro">{off}</span>}
            {command.shortcuts?.[0] && <Keys shortcut={command.shortcuts[0]} />}
          </Menu.Item>
        )
      })}
    </div>
  ))
}
