'use client'
import { Tabs } from '@base-ui/react/tabs'
import { ChevronRight, CornerDownRight, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { carriedFrom } from '../drag/carried'
import { sessionOf } from '../drag/session-of'
import { useCarried } from '../drag/use-drop-target'
import { findByName } from '@/lib/find-by-name'
import { mayInsert } from '../state/may-handle'
import { useEditor, useEditorState } from '../state/editor-provider'
import { describeInsertPlace } from '../state/describe-block'
import { placeForNew } from '../state/place-for-new'
import { insertNewBlock } from './insert-piece'
import { searchNamesOf, nearestTo, paletteDefinitions, paletteGroups } from '../state/palette-groups'
import { PaletteTile } from './palette-tile'
import { toggleFavourite, toggleGroup } from './palette-use'
import { Pieces } from './pieces'
import { useScreen, useScreenState } from './screen'
import { FIELD } from '../ui/field'
import { ICON } from '../ui/icon'
import { SEGMENT, SEGMENTS } from '../ui/segment'

const TABS = [
  ['blocks', '블록'],
  ['fragment', '공통 조각'],
  ['template', '서식'],
] as const

/** Everything that can be inserted: blocks by their purpose, fragments, templates. */
export function Palette({ onInserted }: { onInserted?: () => void }) {
  const editor = useEditor()
  const { store, context, paletteUse } = useScreen()
  const isCarrying = useCarried()?.ids.length === 0
  const requests = useScreenState((state) => state.paletteRequests)
  const [tab, setTab] = useState<string>('blocks')
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const countId = useId()
  const placeId = useId()
  const definitions = paletteDefinitions().filter(({ type }) => mayInsert(editor, type))
  const isSearching = query.trim() !== ''
  const found = isSearching ? findByName(query, definitions, searchNamesOf) : definitions
  const nearest = isSearching ? nearestTo(query, found.length > 0, definitions) : undefined
  const favourites = useStore(paletteUse, (use) => use.favourites)
  const open = useStore(paletteUse, (use) => use.open)
  const [recent, readRecent] = useRecent()
  const kind = useEditorState(() => editor.kind)

  useEffect(() => {
    if (requests === 0) return
    search.current?.focus()
    search.current?.select()
  }, [requests])
  // The request is fulfilled: a palette that is mounted later does not take the focus for it.
  useEffect(() => () => store.setState({ paletteRequests: 0 }), [store])

  // After a drag out of a folded palette, the palette closes.
  const onDropped = useEffectEvent(() => onInserted?.())
  useEffect(() => (isCarrying ? () => onDropped() : undefined), [isCarrying])

  function onSearchKey(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter that ends a composition inserts nothing.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const first = found[0]
    if ((event.code === 'Enter' || event.code === 'NumpadEnter') && isSearching && first && tab === 'blocks') {
      if (insertNewBlock(editor, first)) onInserted?.()
    } else if (event.code === 'Escape' && query !== '') setQuery('')
    else if (event.code === 'Escape') context.screen.focus('canvas')
    else if (event.code === 'ArrowDown') tilesOf(panel.current)[0]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Arrow keys move among the tiles by their position on the screen; Tab leaves the group. */
  function onTileKey(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const tiles = tilesOf(panel.current)
    const tile = event.target as HTMLElement
    const at = tiles.indexOf(tile)
    if (at < 0) return
    if (event.code === 'KeyF' && tile.dataset['tile'] !== undefined && tab === 'blocks') {
      event.preventDefault()
      event.stopPropagation()
      toggleFavourite(paletteUse, tile.dataset['tile'])
      const isStarred = paletteUse.getState().favourites.includes(tile.dataset['tile'])
      return editor.announce(isStarred ? '즐겨찾기에 넣었습니다.' : '즐겨찾기에서 뺐습니다.')
    }
    const next = nextTile(tiles, at, event.code)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (next === null) search.current?.focus()
    else next.focus()
  }

  const byType = (types: readonly string[]) => types.flatMap((type) => definitions.find((definition) => definition.type === type) ?? [])
  const groups = [
    { title: '즐겨찾기', definitions: byType(favourites) },
    { title: '최근 사용', definitions: byType(recent) },
    ...paletteGroups(definitions).map(({ purpose, definitions: group }) => ({ title: purpose, definitions: group })),
  ].filter((group) => group.definitions.length > 0)
  const firstOpen = groups.find(({ title }) => open.includes(title))?.title
  const given = { placeId, favourites, onInserted }

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => setTab(String(value))}
      className="relative flex h-full min-h-0 flex-col"
      data-panel="palette"
      // The recent blocks are updated when the pointer has left, so that no tile moves under it.
      onPointerLeave={readRecent}
    >
      <div className="shrink-0 px-3 pt-3">
        <div className="relative">
          <Search {...ICON} className="absolute top-1/2 left-2.5 -translate-y-1/2 text-studio-text-mute" />
          <input
            ref={search}
            type="search"
            aria-label="블록 찾기"
            aria-describedby={countId}
            aria-keyshortcuts="/"
            placeholder={tab === 'blocks' ? '블록 찾기' : tab === 'fragment' ? '공통 조각 찾기' : '서식 찾기'}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onSearchKey}
            className={`${FIELD} pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden`}
          />
          {query === '' && (
            <kbd
              aria-hidden
              className="absolute top-1/2 right-2 w-4.5 -translate-y-1/2 rounded-sm bg-studio-100 text-center font-sans text-studio-micro text-studio-text-mute max-md:hidden"
            >
              /
            </kbd>
          )}
        </div>
        <Tabs.List aria-label="추가할 것" className={`${SEGMENTS} mt-2.5 mb-1`}>
          {TABS.map(([value, title]) => (
            <Tabs.Tab key={value} value={value} className={`${SEGMENT} flex-1 px-0`}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <p id={countId} role="status" className="sr-only">
          {isSearching && tab === 'blocks' ? `블록 ${found.length}개를 찾았습니다.` : ''}
        </p>
      </div>
      <div ref={panel} onKeyDown={onTileKey} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
        <Tabs.Panel value="blocks" tabIndex={-1} className="outline-none">
          {isSearching ? (
            <>
              {found.length > 0 && <Tiles definitions={found} {...given} isFirst title="찾은 블록" />}
              {found.length === 0 && !nearest && (
                <p className="mt-4 px-0.5 text-studio-text-mute">찾는 블록이 없습니다. 이름이나 초성을 다시 확인해 주세요.</p>
              )}
              {nearest && (
                <>
                  <p className="mt-4 px-0.5 text-studio-text-mute">{nearest.words}</p>
                  {nearest.definitions.length > 0 && (
                    <Tiles definitions={nearest.definitions} {...given} isFirst={found.length === 0} title="가까운 블록" />
                  )}
                </>
              )}
            </>
          ) : (
            groups.map(({ title, definitions: group }) => (
              <Tiles
                key={title}
                title={title}
                definitions={group}
                {...given}
                isFirst={title === firstOpen}
                isOpen={open.includes(title)}
                onToggle={() => toggleGroup(paletteUse, title)}
              />
            ))
          )}
        </Tabs.Panel>
        <Tabs.Panel value="fragment" tabIndex={-1} className="outline-none">
          <Pieces kind="fragment" query={query} onInserted={onInserted} canSave={kind === 'page' || kind === 'fragment'} />
        </Tabs.Panel>
        <Tabs.Panel value="template" tabIndex={-1} className="outline-none">
          <Pieces kind="template" query={query} onInserted={onInserted} canSave={false} />
        </Tabs.Panel>
      </div>
      <PlaceWords id={placeId} />
    </Tabs.Root>
  )
}

/** The recent blocks, and a function that reads them again. */
function useRecent(): [readonly string[], () => void] {
  const { paletteUse } = useScreen()
  const [recent, setRecent] = useState(() => paletteUse.getState().recent)
  return [recent, () => setRecent(paletteUse.getState().recent)]
}

/** Says where a press inserts the hovered or focused block; the canvas shows the same place by a line. */
function PlaceWords({ id }: { id: string }) {
  const editor = useEditor()
  const previewed = useStore(sessionOf(editor).store, (state) => state.previewed)
  const lead = useEditorState((state) => state.primary)
  const insertAt = useEditorState((state) => state.insertAt)
  const role = useEditorState((state) => state.role)
  // The place depends on the page as well.
  useEditorState((state) => state.version)
  if (role === 'mng') return null
  const types = previewed ? carriedFrom(editor.tree, previewed).types : ['rich-text']
  return (
    <p
      id={id}
      data-insert-words=""
      className="flex shrink-0 items-center gap-1.5 border-t border-studio-line px-3 py-2 text-studio-label font-normal text-studio-text-mute"
    >
      <CornerDownRight {...ICON} size={14} className="shrink-0" />
      <span className="min-w-0 truncate">{describeInsertPlace(editor.tree, placeForNew(editor.tree, types, lead, insertAt))}</span>
    </p>
  )
}

interface TilesProps {
  title: string
  definitions: readonly BlockDefinition[]
  isFirst: boolean
  favourites: readonly string[]
  placeId: string
  onInserted: (() => void) | undefined
  isOpen?: boolean
  /** Present for a group that can be closed; without it the tiles are always visible. */
  onToggle?: () => void
}

function Tiles({ title, definitions, isFirst, favourites, placeId, onInserted, isOpen = true, onToggle }: TilesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-2">
      <h2 id={id} className="text-studio-label text-studio-text-mute">
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-tiles`}
            onClick={onToggle}
            className="-mx-1 flex h-8 w-[calc(100%+0.5rem)] items-center gap-1 rounded-sm px-1 text-left hover:bg-studio-100 max-md:h-11 pointer-coarse:h-11"
          >
            <ChevronRight {...ICON} size={14} className={`shrink-0 ${isOpen ? 'rotate-90' : ''}`} />
            {title}
            <span className="ml-auto font-normal tabular-nums">{definitions.length}</span>
          </button>
        ) : (
          <span className="mx-0.5 mt-4 mb-1.5 block">{title}</span>
        )}
      </h2>
      <ul id={`${id}-tiles`} hidden={!isOpen} className="grid grid-cols-2 gap-2 py-1 max-md:grid-cols-3">
        {isOpen &&
          definitions.map((definition, i) => (
            <li key={definition.type}>
              <PaletteTile
                definition={definition}
                isStop={isFirst && i === 0}
                isFavourite={favourites.includes(definition.type)}
                placeId={placeId}
                onInserted={onInserted}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

const tilesOf = (panel: HTMLElement | null): HTMLElement[] => [...(panel?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]

/** @returns null when the key leads back to the search, undefined for any other key. */
function nextTile(tiles: HTMLElement[], at: number, code: string): HTMLElement | null | undefined {
  if (code === 'Home') return tiles[0]
  if (code === 'End') return tiles.at(-1)
  if (code === 'ArrowRight') return tiles[at + 1]
  if (code === 'ArrowLeft') return tiles[at - 1]
  if (code !== 'ArrowDown' && code !== 'ArrowUp') return undefined
  const here = tiles[at]!.getBoundingClientRect()
  const isBelow = code === 'ArrowDown'
  const rows = tiles
    .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (isBelow ? box.top > here.top + 1 : box.top < here.top - 1))
    .sort(
      (a, b) =>
        (isBelow ? a.box.top - b.box.top : b.box.top - a.box.top) || Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left),
    )
  return rows[0]?.tile ?? (isBelow ? undefined : null)
}
