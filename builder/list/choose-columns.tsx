'use client'
import { Menu } from '@base-ui/react/menu'
import { Check, Columns3 } from 'lucide-react'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'

interface ChooseColumnsProps {
  columns: readonly { id: string; words: string }[]
  shown: readonly string[]
  onChange: (shown: readonly string[]) => void
  /** Undefined while the usual columns are shown. */
  onReset?: (() => void) | undefined
}

/** Which columns a list shows. */
export function ChooseColumns({ columns, shown, onChange, onReset }: ChooseColumnsProps) {
  return (
    <Menu.Root>
      <Menu.Trigger aria-label="보이는 열" title="보이는 열" className={`${LINE_BUTTON} px-0 max-md:hidden`}>
        <Columns3 {...ICON} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-(--z-overlay)">
          <Menu.Popup className={`${POPUP} max-h-(--available-height) min-w-52 overflow-y-auto p-1`}>
            {columns.map(({ id, words }) => (
              <Menu.CheckboxItem
                key={id}
                checked={shown.includes(id)}
                closeOnClick={false}
                onCheckedChange={(isShown) =>
                  onChange(columns.filter((one) => (one.id === id ? isShown : shown.includes(one.id))).map((one) => one.id))
                }
                className={MENU_ITEM}
              >
                <span className="grid w-4 shrink-0 place-items-center">
                  <Menu.CheckboxItemIndicator>
                    <Check {...ICON} size={14} />
                  </Menu.CheckboxItemIndicator>
                </span>
                {words}
              </Menu.CheckboxItem>
            ))}
            {onReset && (
              <>
                <Menu.Separator className="my-1 h-px bg-studio-line" />
                <Menu.Item onClick={onReset} className={MENU_ITEM}>
                  처음 열로 되돌리기
                </Menu.Item>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
