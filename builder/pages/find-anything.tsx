'use client'
// One field that finds every screen, page, record, order and event of the console, and what can be begun: Ctrl+K from everywhere.
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listRoutes } from '@/schemas/api/site/builder'
import { findEverywhere } from '@/schemas/api/site/console'
import { findRecords } from '@/schemas/api/site/record-views'
import { FinderContext } from '../list/finder-context'
import { searchWords } from '../list/list-query'
import type { Person, SideGroup } from '../list/side'
import { CHROME } from '../ui/chrome'
import { hasModal } from '../ui/has-modal'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'
import { Scrim } from '../ui/scrim'
import { useCombobox, useComboboxQuery } from '../ui/use-combobox'
import { FindMember } from './find-member'
import { contactOf, finderEntries, MEMBER_ENTRY } from './finder-entries'

interface FinderProps {
  person: Person
  /** Screens of the console that the person sees. */
  links: readonly SideGroup[]
}

interface FindAnythingProps extends FinderProps {
  children: ReactNode
}

/** The screens inside open the search by their button or by Ctrl+K. The editor has its own, which knows commands and blocks too. */
export function FindAnything({ person, links, children }: FindAnythingProps) {
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
            className={`${CHROME} ${POPUP} fixed top-[12vh] left-1/2 z-(--z-overlay) flex max-h-[min(36rem,76vh)] w-[min(42rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden rounded-lg`}
          >
            <Finder person={person} links={links} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </FinderContext>
  )
}

function Finder({ person, links }: FinderProps) {
  const query = useComboboxQuery()
  const [isForMember, setForMember] = useState(false)
  // What is chosen by Enter is never what an earlier word found.
  const [words] = query
  // A number or an address of somebody is no word of a text, and is sent nowhere before a reason is given.
  const contact = contactOf(words)
  const search = contact ? '' : searchWords(words)
  const { data: routes } = useSWR(['routes'], async () => (await call(listRoutes, {})).items)
  const { data: answers, isLoading } = useSWR(search === '' ? null : ['find-anything', search], async ([, wanted]: [string, string]) => {
    const [records, others] = await Promise.all([call(findRecords, { search: wanted }), call(findEverywhere, { search: wanted })])
    return { records: records.items, others: others.items }
  })
  const { records = [], others = [] } = answers ?? {}
  const entries = finderEntries(words, links, person, { routes: routes ?? [], records, others })
  const member =
    contact && finderEntries('', links, person, { routes: [], records: [], others: [] }).filter(({ key }) => key === MEMBER_ENTRY)
  const found = member ?? entries
  const open = (index: number): void => {
    const chosen = found[index]
    if (chosen?.key === MEMBER_ENTRY) setForMember(true)
    else if (chosen?.path) location.assign(chosen.path)
  }
  const { field, list, option, current } = useCombobox(query, { count: found.length, onPick: open, leap: 8 })
  if (isForMember) return <FindMember first={contact ? words.trim() : ''} onBack={() => setForMember(false)} />

  return (
    <>
      <div className="relative shrink-0 border-b border-studio-line">
        <Search {...ICON} className="absolute top-1/2 left-4 -translate-y-1/2 text-studio-text-mute" />
        <input
          {...field}
          aria-label="화면, 페이지, 기록, 주문 번호, 명령 찾기"
          placeholder="화면, 페이지, 기록, 주문 번호, 명령 찾기"
          maxLength={100}
          className="h-12 w-full bg-transparent pr-4 pl-10 text-studio-title font-normal outline-none placeholder:text-studio-text-mute max-md:text-body"
        />
      </div>
      <div {...list} aria-label="찾은 것" className="min-h-0 flex-1 overflow-y-auto p-1.5 outline-none">
        {found.map((one, index) => (
          <div key={one.key}>
            {one.section !== found[index - 1]?.section && (
              <p aria-hidden className="px-2 pt-2 pb-1 text-studio-label text-studio-text-mute">
                {one.section}
              </p>
            )}
            <div
              {...option(index)}
              aria-label={`${one.kind ?? one.section}: ${one.title}`}
              className={`flex min-h-9 items-center gap-2.5 rounded-sm px-2 max-md:min-h-11 ${index === current ? 'bg-studio-select-soft' : ''}`}
            >
              <span className="grid size-4 shrink-0 place-items-center text-studio-text-mute">{one.icon}</span>
              <span className="min-w-0 flex-1 truncate">
                {one.title}
                {one.detail && <span className="ml-2 text-studio-label font-normal text-studio-text-mute">{one.detail}</span>}
              </span>
              {one.kind && <span className="shrink-0 text-studio-label font-normal text-studio-text-mute">{one.kind}</span>}
            </div>
          </div>
        ))}
        {found.length === 0 && !isLoading && (
          <p className="px-2 py-6 text-center text-studio-text-mute">
            {contact
              ? '회원을 찾을 권한이 없습니다. 필요하시면 관리자에게 요청해 주세요.'
              : '찾는 것이 없습니다. 다른 말이나 초성으로 찾아 주세요. 회원은 휴대전화 번호나 이메일 전체로 찾습니다.'}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {words.trim() === '' || isLoading ? '' : `${found.length}개를 찾았습니다.`}
      </p>
      <Dialog.Close className="sr-only">닫기</Dialog.Close>
    </>
  )
}
