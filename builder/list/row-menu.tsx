'use client'
import { Menu } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'

/** An entry of the menu: a link or an action. */
export interface RowMenuItem {
  words: string
  icon: LucideIcon
  href?: string
  isNewWindow?: boolean
  onSelect?: () => void
  disabled?: boolean
}

/** All actions of one row, in groups. */
export function RowMenu({ label, groups }: { label: string; groups: readonly (readonly RowMenuItem[])[] }) {
  if (groups.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={label} data-cell="menu" className={BUTTON}>
        <Ellipsis {...ICON} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-(--z-overlay)">
          <Menu.Popup className={`${POPUP} min-w-52 p-1`}>
            {groups.map((items, i) => (
              <div key={items[0]!.words} role="none">
                {i > 0 && <Menu.Separator className="my-1 h-px bg-studio-line" />}
                {items.map((item) => (
                  <Item key={item.words} {...item} />
                ))}
              </div>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Item({ words, icon: Icon, href, isNewWindow = false, onSelect, disabled = false }: RowMenuItem) {
  const content = (
    <>
      <Icon {...ICON} className={disabled ? '' : 'text-studio-text-mute'} />
      {words}
    </>
  )
  if (href === undefined)
    return (
      <Menu.Item disabled={disabled} onClick={onSelect} className={MENU_ITEM}>
        {content}
      </Menu.Item>
    )
  return (
    <Menu.LinkItem
      href={href}
      closeOnClick
      {...(isNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
      className={`${MENU_ITEM} cursor-pointer`}
    >
      {content}
      {isNewWindow && <span className="sr-only">(새 창)</span>}
    </Menu.LinkItem>
  )
}
