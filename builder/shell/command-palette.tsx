'use client'
import { Dialog } from '@base-ui/react/dialog'
import { Plus, Search, SquareArrowOutUpRight } from 'lucide-react'
import { useDeferredValue, type ReactNode } from 'react'
import useSWR from 'swr'
import { listRoutes } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { inOrder } from '@/schemas/page/tree'
import type { CommandContext } from '../commands/command'
import type { Shortcut } from '../ui/shortcut'
import { commands, offWords } from '../commands/commands'
import { findByName } from '@/lib/find-by-name'
import { useEditor, useEditorState } from '../state/editor-provider'
import { describeBlock } from '../state/describe-block'
import { labelOf } from '../state/label-of'
import { BlockIcon } from '../ui/block-icon'
import { editorPath } from '../state/editor-path'
import { excerptOf } from '../state/excerpt-of'
import { insertNewBlock } from './insert-piece'
import { Keys } from '../ui/keys'
import { mayInsert } from '../state/may-handle'
import { searchNamesOf, paletteDefinitions } from '../state/palette-groups'
import { reveal } from './reveal'
import { useScreen } from './screen'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { Scrim } from '../ui/scrim'
import { useCombobox, useComboboxQuery } from '../ui/use-combobox'

interface Entry {
  key: string
  group: string
  title: string
  detail?: string
  names: readonly string[]
  icon: ReactNode
  shortcut?: Shortcut | undefined
  /** Why it cannot be done. */
  off?: string | undefined
  run: () => void
}

/** How many entries of each group are listed. */
const MOST = { blocks: 12, pages: 8 }

/** One field that finds commands, blocks to insert, blocks of the page and other pages. */
export function CommandPalette() {
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.overlay === 'commands')
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        // A command may have opened another overlay by now.
        if (!open && editor.state.overlay === 'commands') editor.store.setState({ overlay: null })
      }}
    >
      <Dialog.Portal>
        <Scrim />
        <Dialog.Popup
          aria-label="명령 찾기"
          className={`${POPUP} fixed top-[12vh] left-1/2 z-(--z-overlay) flex max-h-[min(32rem,76vh)] w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden rounded-lg`}
        >
          <Finder />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Finder() {
  const editor = useEditor()
  const { context } = useScreen()
  const query = useComboboxQuery()
  const { data: routes } = useSWR(['routes'], async () => (await call(listRoutes, {})).items)
  const deferredQuery = useDeferredValue(query[0])
  const groups = groupsOf(entriesFor(deferredQuery, context, routes ?? []))
  // In visible order, which is the order of the arrow keys.
  const found = groups.flatMap(([, entries]) => entries)
  function run(entry: Entry | undefined): void {
    if (!entry || entry.off !== undefined) return
    editor.store.setState({ overlay: null })
    // The dialog restores the focus before the command moves it.
    setTimeout(entry.run)
  }

  const { field, list, option, current } = useCombobox(query, { count: found.length, onPick: (index) => run(found[index]), leap: 8 })

  return (
    <>
      <div className="relative shrink-0 border-b border-studio-line">
        <Search {...ICON} className="absolute top-1/2 left-4 -translate-y-1/2 text-studio-text-mute" />
        <input
          {...field}
          aria-label="명령, 블록, 페이지 찾기"
          placeholder="명령, 블록, 페이지 찾기"
          className="h-12 w-full bg-transparent pr-4 pl-10 text-studio-title font-normal outline-none placeholder:text-studio-text-mute max-md:text-body"
        />
      </div>
      <div {...list} aria-label="찾은 것" className="min-h-0 flex-1 overflow-y-auto p-1.5 outline-none">
        {groups.map(([group, entries]) => (
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden className="px-2 pt-2 pb-1 text-studio-label text-studio-text-mute">
              {group}
            </p>
            {entries.map((entry) => {
              const index = found.indexOf(entry)
              return (
                <div
                  key={entry.key}
                  {...option(index)}
                  aria-disabled={entry.off !== undefined}
                  data-entry={entry.key}
                  className={`flex min-h-8 items-center gap-2 rounded-sm px-2 max-md:min-h-11 ${index === current ? 'bg-studio-select-soft' : ''} ${
                    entry.off ? 'text-studio-text-mute' : ''
                  }`}
                >
                  <span className="grid size-4 shrink-0 place-items-center text-studio-text-mute">{entry.icon}</span>
                  <span className="min-w-0 flex-1 truncate">
                    {entry.title}
                    {entry.detail && <span className="ml-2 text-studio-label font-normal text-studio-text-mute">{entry.detail}</span>}
                  </span>
                  {entry.off && <span className="shrink-0 text-studio-micro">{entry.off}</span>}
                  {entry.shortcut && <Keys shortcut={entry.shortcut} />}
                </div>
              )
            })}
          </div>
        ))}
        {found.length === 0 && (
          <p className="px-2 py-6 text-center text-studio-text-mute">찾는 것이 없습니다. 다른 말이나 초성으로 찾아 주세요.</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {deferredQuery.trim() === '' ? '' : `${found.length}개를 찾았습니다.`}
      </p>
      <Dialog.Close className="sr-only">닫기</Dialog.Close>
    </>
  )
}

function entriesFor(query: string, context: CommandContext, routes: readonly { route: string; title: string }[]): Entry[] {
  const { editor } = context
  const namesOf = ({ names }: Entry) => names
  const doable = findByName(
    query,
    commands.map((command) => commandEntry(command, context)),
    namesOf,
  )
  if (query.trim() === '') return doable
  const insertable =
    editor.state.role === 'adm' && editor.state.mode === 'edit'
      ? paletteDefinitions()
          .filter(({ type }) => mayInsert(editor, type))
          .map((definition): Entry => ({
            key: `insert:${definition.type}`,
            group: '블록 넣기',
            title: definition.title,
            names: searchNamesOf(definition),
            icon: <Plus {...ICON} />,
            run: () => void insertNewBlock(editor, definition),
          }))
      : []
  const standing = findByName(query, inOrder(editor.tree), (id) => [labelOf(editor.node(id)), excerptOf(editor.node(id))])
    .slice(0, MOST.blocks)
    .map((id): Entry => {
      const node = editor.node(id)
      const words = describeBlock(editor.tree, id)
      return {
        key: `block:${id}`,
        group: '이 페이지의 블록',
        title: labelOf(node),
        detail: excerptOf(node) || words.slice(labelOf(node).length + 2),
        names: [],
        icon: <BlockIcon type={node?.block.type ?? ''} opaque={node?.opaque ?? false} />,
        run: () => {
          editor.select([id])
          editor.announce(words)
          reveal(id)
        },
      }
    })
  const pages = routes.map(({ route, title }): Entry => ({
    key: `page:${route}`,
    group: '다른 페이지 편집',
    title,
    detail: route,
    names: [title, route],
    icon: <SquareArrowOutUpRight {...ICON} />,
    run: () => location.assign(editorPath('page', route)),
  }))
  return [...doable, ...findByName(query, insertable, namesOf), ...standing, ...findByName(query, pages, namesOf).slice(0, MOST.pages)]
}

function commandEntry(command: (typeof commands)[number], context: CommandContext): Entry {
  const { id, title, group, icon: Icon, shortcuts, words = [] } = command
  return {
    key: `command:${id}`,
    group,
    title,
    names: [title, ...words, group],
    icon: Icon ? <Icon {...ICON} /> : null,
    shortcut: shortcuts?.[0],
    off: offWords(command, context),
    run: () => {
      if (offWords(command, context) === undefined) command.do(context)
    },
  }
}

/** Entries under their headings, the heading of the best match first. */
function groupsOf(entries: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const held = groups.get(entry.group)
    if (held) held.push(entry)
    else groups.set(entry.group, [entry])
  }
  return [...groups]
}
