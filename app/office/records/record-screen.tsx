'use client'
// One record for staff: its form with the page beside it, where it stands, and what it was. Each tab has its own URL.
import { Tabs } from '@base-ui/react/tabs'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { FoldedSide, type Person, type SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { useQuery, writeQuery } from '@/builder/list/use-query'
import { MergeQuestion } from '@/builder/record/merge-question'
import { RestoreForm } from '@/builder/record/restore-form'
import { saveByKey } from '@/builder/record/save-by-key'
import { recordPath } from '@/builder/state/record-path'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { TAB, TAB_LIST } from '@/builder/ui/tab'
import { recordTypeOf } from '@/schemas/records/registry'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { RecordActions } from './record-actions'
import { RecordFields } from './record-fields'
import { RecordHistory } from './record-history'
import { RecordPreview } from './record-preview'
import { RecordUsages } from './record-usages'
import { useBarHeight } from './use-bar-height'
import { useCodes } from './use-codes'
import { useUndoKeys } from './use-undo-keys'
import { useRecordForm, type OpenedRecord, type PublicationNeeds } from './use-record-form'

const TABS = [
  ['form', '내용'],
  ['preview', '미리 보기'],
  ['usages', '쓰인 곳'],
  ['history', '지난 내용'],
] as const
type Tab = (typeof TABS)[number][0]

interface RecordScreenProps {
  brand: ReactNode
  person: Person
  /** Name of the record type: its definition has functions, which do not travel. */
  type: string
  query: string
  record: OpenedRecord
  needs: PublicationNeeds
}

export function RecordScreen({ brand, person, type: typeName, query, record, needs }: RecordScreenProps) {
  const type = recordTypeOf(typeName)!
  const form = useRecordForm(type, record, person, needs)
  useUndoKeys(form)
  const codes = useCodes(type)
  const names = useMemo(() => new Map([...codes.values()].flatMap((words) => [...words])), [codes])
  const requestedTab = new URLSearchParams(useQuery(query)).get('tab')
  const isWide = useIsWide()
  const { bar, below } = useBarHeight()
  const hasPage = type.page !== undefined
  const tabs = TABS.filter(([one]) => one !== 'preview' || (hasPage && !isWide))
  const tab: Tab = tabs.find(([one]) => one === requestedTab)?.[0] ?? 'form'
  const open = (next: Tab) => writeQuery(next === 'form' ? '' : `?tab=${next}`, 'push')
  // A list of faults leads to the field.
  const faulty = new URLSearchParams(query).get('problem')
  useEffect(() => {
    if (faulty) form.draft.focus(faulty)
  }, [faulty, form.draft])
  const name = useStore(form.draft.store, (state) => state.form[type.name])
  const words = typeof name === 'string' && name.trim() !== '' ? name : form.opened.version > 0 ? '이름 없음' : `새 ${type.title}`
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: `records/${typeName}` }
  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, `${words} `)
  }, [words])

  return (
    <SideFrame side={side} onKeyDown={(key) => saveByKey(key, () => void form.save())}>
      <header className="flex items-start gap-1">
        <FoldedSide {...side} />
        <a href={recordPath(typeName)} aria-label={`${type.title} 목록으로`} className={`${BUTTON} -ml-2 max-md:ml-0`}>
          <ChevronLeft {...ICON} />
        </a>
        <div className="min-w-0">
          <h1 className="line-clamp-2 text-h3 wrap-anywhere">{words}</h1>
          <p className="text-studio-label font-normal text-studio-text-mute">{type.title}</p>
        </div>
      </header>
      <Tabs.Root value={tab} onValueChange={(next) => open(next as Tab)}>
        <Tabs.List aria-label={type.title} className={TAB_LIST}>
          {tabs.map(([value, title]) => (
            <Tabs.Tab key={value} value={value} className={TAB}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="form" className="outline-none">
          <div ref={bar} className="sticky top-0 z-(--z-sticky) -mx-2 border-b tight:static border-studio-line bg-studio-panel px-2 py-3">
            <RecordActions form={form} />
          </div>
          <div ref={below} className="flex gap-8 pt-4 [--bar:6rem]">
            <div className="max-w-208 min-w-0 flex-1">
              <RecordFields form={form} />
            </div>
            {isWide && hasPage && (
              <div className="sticky top-[calc(var(--bar)+1rem)] h-[calc(100dvh-var(--bar)-2rem-var(--foot,0px))] w-[min(40%,44rem)] shrink-0">
                <RecordPreview form={form} />
              </div>
            )}
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="preview" className="h-[calc(100dvh-11rem)] pt-4 outline-none">
          {tab === 'preview' && <RecordPreview form={form} />}
        </Tabs.Panel>
        <Tabs.Panel value="usages" className="max-w-208 outline-none">
          {tab === 'usages' && <RecordUsages type={typeName} id={form.opened.id} />}
        </Tabs.Panel>
        <Tabs.Panel value="history" className="max-w-208 outline-none">
          {tab === 'history' && <RecordHistory form={form} names={names} onRestored={() => open('form')} />}
        </Tabs.Panel>
      </Tabs.Root>
      <MergeQuestion session={form} names={names} />
      <RestoreForm copies={form.copies} onRestore={(work) => form.session.restore(work)} />
    </SideFrame>
  )
}

const WIDE = '(min-width: 80rem)'

/** Whether the page has room beside the form. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
}
