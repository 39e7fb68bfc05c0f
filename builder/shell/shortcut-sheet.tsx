'use client'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { Command, CommandGroup } from '../commands/command'
import { shortcutWords } from '../ui/shortcut'
import { commands } from '../commands/commands'
import { useEditor, useEditorState } from '../state/editor-provider'
import { isMac } from '../ui/keys'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { Scrim } from '../ui/scrim'

/** Every command with its keys, from the list that the keyboard handler uses. */
export function ShortcutSheet() {
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.overlay === 'shortcuts')
  const groups = [...new Set(commands.map(({ group }) => group))].map((group): [CommandGroup, Command[]] => [
    group,
    commands.filter((command) => command.group === group),
  ])
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && editor.store.setState({ overlay: null })}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Popup
          className={`${POPUP} fixed top-1/2 left-1/2 z-(--z-overlay) flex max-h-[min(45rem,calc(100dvh-2rem))] w-[min(55rem,calc(100vw-2rem))] -translate-1/2 flex-col rounded-lg`}
        >
          <header className="flex shrink-0 items-center justify-between border-b border-studio-line py-2.5 pr-2.5 pl-5">
            <Dialog.Title className="text-studio-title">단축키</Dialog.Title>
            <Dialog.Close aria-label="닫기" className={BUTTON}>
              <X {...ICON} />
            </Dialog.Close>
          </header>
          <div
            tabIndex={0}
            role="region"
            aria-label="단축키 목록"
            className="min-h-0 columns-1 gap-8 overflow-y-auto p-5 sm:columns-2 lg:columns-3"
          >
            {groups.map(([group, list]) => (
              <section key={group} className="mb-5 break-inside-avoid-column">
                <h3 className="mb-1 text-studio-label text-studio-text-mute">{group}</h3>
                <dl>
                  {list.map(({ id, title, shortcuts = [] }) => (
                    <div key={id} className="flex items-baseline justify-between gap-3 border-b border-studio-100 py-1">
                      <dt>{title}</dt>
                      <dd className="shrink-0 text-right text-studio-label whitespace-nowrap">
                        {shortcuts.length > 0 ? (
                          shortcuts.map((shortcut, i) => (
                            <span key={i}>
                              {i > 0 && <span className="text-studio-text-mute">, </span>}
                              <kbd className="font-sans">{shortcutWords(shortcut, isMac())}</kbd>
                            </span>
                          ))
                        ) : (
                          <span className="font-normal text-studio-text-mute">명령 찾기에서</span>
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
