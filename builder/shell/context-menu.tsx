'use client'
import { Menu } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { chosen, wordsFor } from '../commands/remove-blocks'
import { hasKind, mayTouchAll } from '@/schemas/rules/base/page-scope'
import { commandById, OFF_WORDS, offWords } from '../commands/commands'
import { Keys } from '../ui/keys'
import { useScreen, useScreenState } from './screen'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'

/** Commands for the selection, at the pointer: from the canvas, the tree, the toolbar or the keyboard. */
export function ContextMenu({ onSaveFragment }: { onSaveFragment: () => void }) {
  const { store, context } = useScreen()
  const at = useScreenState((state) => state.menuAt)
  const { state, scope } = context.editor
  const maySave = state.role === 'adm' && mayTouchAll(scope) && hasKind(scope, 'fragment')
  const close = () => store.setState({ menuAt: null })
  const anchor = { getBoundingClientRect: () => new DOMRect(at?.x ?? 0, at?.y ?? 0, 0, 0) }
  return (
    <Menu.Root open={at !== null} onOpenChange={(open) => !open && close()} modal={false}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-(--z-overlay)"
        >
          <Menu.Popup className={`${POPUP} max-h-(--available-height) min-w-60 overflow-y-auto p-1`} aria-label="블록 메뉴">
            {at && (
              <>
                <p className="truncate px-2 py-1 text-studio-label text-studio-text-mute">
                  {wordsFor(context.editor, chosen(context.editor))}
                </p>
                <Items ids={['edit-text', 'rename']} />
                <Line />
                <Items ids={['copy', 'cut', 'paste', 'duplicate']} />
                <Line />
                <Sub title="옮기기" ids={['move-up', 'move-down', 'move-in', 'move-out']} />
                <Sub title="감싸기" ids={['wrap-section', 'wrap-columns']} />
                <Sub title="숨기기·보이기" ids={['hide-on-mobile', 'hide-on-tablet', 'hide-on-pc']} />
                <Sub title="고르기" ids={['select-parent', 'select-first-child', 'select-previous', 'select-next', 'select-all']} />
                <Items ids={['lock']} />
                <Menu.Item className={MENU_ITEM} disabled={!maySave || chosen(context.editor).length === 0} onClick={onSaveFragment}>
                  <span className="size-4" />
                  <span className="flex-1">공통 조각으로 저장</span>
                  {!maySave && <NotYours />}
                </Menu.Item>
                <Line />
                <Items ids={['remove']} />
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** In the place of the keys: they would be refused. */
const NotYours = (): ReactNode => <span className="shrink-0 text-studio-micro">{OFF_WORDS.role}</span>
const Line = (): ReactNode => <Menu.Separator className="my-1 h-px bg-studio-line" />

function Items({ ids }: { ids: readonly string[] }) {
  const { context } = useScreen()
  return ids.map((id) => {
    const command = commandById(id)
    const Icon = command.icon
    const off = offWords(command, context)
    return (
      <Menu.Item
        key={id}
        disabled={off !== undefined}
        onClick={() => command.do(context)}
        className={`${MENU_ITEM} ${id === 'remove' ? 'text-danger' : ''}`}
      >
        {Icon ? <Icon {...ICON} className={id === 'remove' ? '' : 'text-studio-text-mute'} /> : <span className="size-4" />}
        <span className="flex-1">{command.title}</span>
        {off === OFF_WORDS.role ? <NotYours /> : command.shortcuts?.[0] && <Keys shortcut={command.shortcuts[0]} />}
      </Menu.Item>
    )
  })
}

function Sub({ title, ids }: { title: string; ids: readonly string[] }) {
  const { context } = useScreen()
  const off = ids.map((id) => offWords(commandById(id), context))
  const can = off.includes(undefined)
  return (
    <Menu.SubmenuRoot disabled={!can}>
      <Menu.SubmenuTrigger className={`${MENU_ITEM} data-popup-open:bg-studio-100`}>
        <span className="size-4" />
        <span className="flex-1">{title}</span>
        {off.every((words) => words === OFF_WORDS.role) && <NotYours />}
        <ChevronRight {...ICON} className="text-studio-text-mute" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={-2} alignOffset={-4} collisionPadding={8} className="z-(--z-overlay)">
          <Menu.Popup className={`${POPUP} min-w-52 p-1`}>
            <Items ids={ids} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}
