'use client'
// One field that finds every screen, page and record of the console: Ctrl+K from everywhere.
import { Dialog } from '@base-ui/react/dialog'
import { AppWindow, FileText, Search } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listRoutes } from '@/schemas/api/site/builder'
import { findRecords } from '@/schemas/api/site/record-views'
import { recordTypeOf } from '@/schemas/records/registry'
import { FinderContext } from '../list/finder-context'
import { searchWords } from '../list/list-query'
import type { SideLink } from '../list/side'
import { editorPath } from '../state/editor-path'
import { findByName } from '../state/find-by-name'
import { recordPath } from '../state/record-path'
import { CHROME } from '../ui/chrome'
import { hasModal } from '../ui/has-modal'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { Scrim } from '../ui/scrim'
import { useCombobox, useComboboxQuery } from '../ui/use-combobox'

/** How many pages are listed. */
const MOST_PAGES = 8

interface Found {
  key: string
  group: string
  title: string
  detail?: string
  path: string
  icon: ReactNode
}

interface FindAnythingProps {
  /** Screens of the console. */
  links: readonly (readonly SideLink[])[]
  children: ReactNode
}

/** The screens inside open the search by their button or by Ctrl+K. The editor has its own, which knows commands and blocks too. */
export function FindAnything({ links, children }: FindAnythingProps) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useEffect(() => {
    const openByKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (location.pathname.startsWith('/ice_builder/page/') || hasModal()) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])
  return (
    <FinderContext value={open}>
      {children}
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Scrim />
          <Dialog.Popup
            aria-label="모두 찾기"
            className={`${CHROME} ${POPUP} fixed top-[12vh] left-1/2 z-(--z-overlay) flex max-h-[min(32rem,76vh)] w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden rounded-lg`}
          >
            <Finder links={links} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </FinderContext>
  )
}

function Finder({ links }: { links: readonly (readonly SideLink[])[] }) {
  const query = useComboboxQuery()
  const words = useDeferredValue(query[0])
  const search = searchWords(words)
  const { data: routes } = useSWR(['routes'], async () => (await call(listRoutes, {})).items)
  const { data: records, isLoading } = useSWR(
    search === '' ? null : ['find-records', search],
    async ([, wanted]: [string, string]) => (await call(findRecords, { search: wanted })).items,
    { keepPreviousData: search !== '' },
  )
  const screens = findByName(words, links.flat(), (link) => [link.words]).map(({ id, words: title, path, icon }): Found => ({
    key: `screen ${id}`,
    group: '화면',
    title,
    path,
    icon,
  }))
  const pages = search === '' ? [] : findByName(words, routes ?? [], ({ title, route }) => [title, route]).slice(0, MOST_PAGES)
  const found: Found[] = [
    ...screens,
    ...pages.map(({ route, title }): Found => ({
      key: `page ${route}`,
      group: '페이지',
      title,
      detail: route,
      path: editorPath('page', route),
      icon: <AppWindow {...ICON} />,
    })),
    ...(search === '' ? [] : (records ?? [])).map(({ type, id, name }): Found => ({
      key: `record ${type} ${id}`,
      group: recordTypeOf(type)?.title ?? '기록',
      title: name || '이름 없음',
      path: recordPath(type, id),
      icon: <FileText {...ICON} />,
    })),
  ]
  const open = (index: number): void => {
    const chosen = found[index]
    if (chosen) location.assign(chosen.path)
  }
  const { field, list, option, current } = useCombobox(query, { count: found.length, onPick: open, leap: 8 })

  return (
    <>
      <div className="relative shrink-0 border-b border-studio-line">
        <Search {...ICON} className="absolute top-1/2 left-4 -translate-y-1/2 text-studio-text-mute" />
        <input
          {...field}
          aria-label="화면, 페이지, 기록 찾기"
          placeholder="화면, 페이지, 기록 찾기"
          maxLength={100}
          className="h-12 w-full bg-transparent pr-4 pl-10 text-studio-title font-normal outline-none placeholder:text-studio-text-mute max-md:text-body"
        />
      </div>
      <div {...list} aria-label="찾은 것" className="min-h-0 flex-1 overflow-y-auto p-1.5 outline-none">
        {found.map((one, index) => (
          <div key={one.key}>
            {one.group !== found[index - 1]?.group && (
              <p aria-hidden className="px-2 pt-2 pb-1 text-studio-label text-studio-text-mute">
                {one.group}
              </p>
            )}
            <div
              {...option(index)}
              aria-label={`${one.group}: ${one.title}`}
              className={`flex min-h-8 items-center gap-2 rounded-sm px-2 max-md:min-h-11 ${index === current ? 'bg-studio-select-soft' : ''}`}
            >
              <span className="grid size-4 shrink-0 place-items-center text-studio-text-mute">{one.icon}</span>
              <span className="min-w-0 flex-1 truncate">
                {one.title}
                {one.detail && <span className="ml-2 text-studio-label font-normal text-studio-text-mute">{one.detail}</span>}
              </span>
            </div>
          </div>
        ))}
        {found.length === 0 && !isLoading && (
          <p className="px-2 py-6 text-center text-studio-text-mute">찾는 것이 없습니다. 다른 말이나 초성으로 찾아 주세요.</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {search === '' || isLoading ? '' : `${found.length}개를 찾았습니다.`}
      </p>
      <Dialog.Close className="sr-only">닫기</Dialog.Close>
    </>
  )
}
