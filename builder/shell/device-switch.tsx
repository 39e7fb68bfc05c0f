'use client'
import { Menu } from '@base-ui/react/menu'
import { Check, Laptop, Monitor, MoveHorizontal, Smartphone, Tablet, TabletSmartphone, type LucideIcon } from 'lucide-react'
import { DEVICES } from '../commands/devices'
import { commandById, runCommand } from '../commands/commands'
import type { Device } from '../state/editor'
import { useEditorState } from '../state/editor-provider'
import { Keys } from '../ui/keys'
import { useScreen } from './screen'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'
import { SEGMENT, SEGMENTS } from '../ui/segment'
import { Tip } from '../ui/tip'

/** The widths with a button; the menu beside them has all. */
const AT_HAND: readonly { device: Device; words: string; Icon: LucideIcon; size?: number }[] = [
  { device: 1920, words: '1920 넓은 PC', Icon: Monitor, size: 18 },
  { device: 1280, words: '1280 PC', Icon: Laptop, size: 18 },
  { device: 1024, words: '1024 태블릿 가로', Icon: Tablet },
  { device: 768, words: '768 태블릿', Icon: TabletSmartphone },
  { device: 390, words: '390 휴대전화', Icon: Smartphone },
  { device: 'free', words: '자유 너비', Icon: MoveHorizontal },
]

/** Selects the width at which the page is shown. */
export function DeviceSwitch() {
  const { context } = useScreen()
  const now = useEditorState((state) => state.device)
  return (
    <div role="group" aria-label="기기 너비" className={SEGMENTS}>
      {AT_HAND.map(({ device, words, Icon, size }) => (
        <Tip key={device} words={words} shortcut={commandById(`device-${device}`).shortcuts?.[0]}>
          <button
            type="button"
            aria-label={words}
            aria-pressed={device === now}
            onClick={() => void runCommand(`device-${device}`, context)}
            className={`${SEGMENT} px-0`}
          >
            <Icon {...ICON} {...(size ? { size } : {})} />
          </button>
        </Tip>
      ))}
    </div>
  )
}

const ZOOMS = [0.5, 0.75, 1, 1.25] as const

/** `1280 × 64%`, and the commands that change it. */
export function ScaleMenu() {
  const { context } = useScreen()
  const { editor } = context
  const zoom = useEditorState((state) => state.zoom)
  const shown = useEditorState((state) => state.shown)
  const device = useEditorState((state) => state.device)
  const words = shown ? `${Math.round(shown.width)} × ${Math.round(shown.scale * 100)}%` : '맞춤'
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={`너비와 배율, ${words}`} className={`${BUTTON} font-normal text-studio-text-mute tabular-nums`}>
        {words}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner side="bottom" sideOffset={6} className="z-(--z-overlay)">
          <Menu.Popup className={`${POPUP} max-h-(--available-height) min-w-52 overflow-y-auto p-1`}>
            <Menu.RadioGroup value={device} onValueChange={(value: Device) => void runCommand(`device-${value}`, context)}>
              {DEVICES.map(([value, title]) => (
                <Menu.RadioItem key={value} value={value} closeOnClick className={MENU_ITEM}>
                  <span className="grid size-4 place-items-center">
                    <Menu.RadioItemIndicator>
                      <Check {...ICON} />
                    </Menu.RadioItemIndicator>
                  </span>
                  {title}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="my-1 h-px bg-studio-line" />
            {(['zoom-in', 'zoom-out'] as const).map((id) => {
              const command = commandById(id)
              return (
                <Menu.Item key={id} closeOnClick={false} onClick={() => command.do(context)} className={MENU_ITEM}>
                  <span className="size-4" />
                  <span className="flex-1">{command.title}</span>
                  {command.shortcuts?.[0] && <Keys shortcut={command.shortcuts[0]} />}
                </Menu.Item>
              )
            })}
            <Menu.Separator className="my-1 h-px bg-studio-line" />
            <Menu.RadioGroup value={zoom} onValueChange={(value: number | 'fit') => editor.store.setState({ zoom: value })}>
              {(['fit', ...ZOOMS] as const).map((value) => (
                <Menu.RadioItem key={value} value={value} closeOnClick className={MENU_ITEM}>
                  <span className="grid size-4 place-items-center">
                    <Menu.RadioItemIndicator>
                      <Check {...ICON} />
                    </Menu.RadioItemIndicator>
                  </span>
                  {value === 'fit' ? '화면에 맞추기' : `${value * 100}%`}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
