'use client'
// One event for staff: its settings, its entries, its winners. Each tab has its own URL, so that it can be sent and returned to.
import { Tabs } from '@base-ui/react/tabs'
import { ChevronLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { FoldedSide, type Person, type SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { TAB, TAB_LIST } from '@/builder/ui/tab'
import { useQuery, writeQuery } from '@/builder/list/use-query'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { rightsOf } from '@/schemas/rules/base/rights'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { EntriesPanel } from './entries-panel'
import { EventActions } from './event-actions'
import { EventForm } from './event-form'
import { templateWords } from './template-words'
import { MergeQuestion } from '@/builder/record/merge-question'
import { saveByKey } from '@/builder/record/save-by-key'
import { useEventSession, type OpenedEvent } from './use-event-session'
import { WinnersPanel } from './winners-panel'

const TABS = [
  ['settings', '설정'],
  ['entries', '참여 내역'],
  ['winners', '당첨자'],
] as const
type Tab = (typeof TABS)[number][0]

interface EventScreenProps {
  brand: ReactNode
  person: Person
  query: string
  event: OpenedEvent
}

export function EventScreen({ brand, person, query, event }: EventScreenProps) {
  const requestedTab = new URLSearchParams(useQuery(query)).get('tab')
  const tab: Tab = TABS.find(([one]) => one === requestedTab)?.[0] ?? 'settings'
  const rights = rightsOf(person)
  const session = useEventSession(event, {
    canWrite: rights.writes('events'),
    canPublish: rights.publishes('events'),
    staffId: person.id,
  })
  const { eventSeq } = event
  const name = useStore(session.draft.store, ({ form }) => form.eventName)
  const eventType = useStore(session.draft.store, ({ form }) => form.eventType)
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'events' }
  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, `${name || '이벤트'} `)
  }, [name])

  return (
    <SideFrame side={side} onKeyDown={(key) => saveByKey(key, () => void session.save())}>
      <header className="flex items-start gap-1">
        <FoldedSide {...side} />
        <a href="/ice_builder/events" aria-label="이벤트 목록으로" className={`${BUTTON} -ml-2 max-md:ml-0`}>
          <ChevronLeft {...ICON} />
        </a>
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{name || '이름 없는 이벤트'}</h1>
          <p className="text-studio-label font-normal text-studio-text-mute tabular-nums">
            {eventSeq} · {templateWords(eventType)} · 응모 {session.opened.entries.toLocaleString('ko-KR')}건
          </p>
        </div>
      </header>
      <Tabs.Root value={tab} onValueChange={(next) => writeQuery(next === 'settings' ? '' : `?tab=${String(next)}`, 'push')}>
        <Tabs.List aria-label="이벤트" className={TAB_LIST}>
          {TABS.map(([value, title]) => (
            <Tabs.Tab key={value} value={value} className={TAB}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="settings" className="outline-none">
          <div className="sticky top-0 z-(--z-sticky) -mx-2 border-b tight:static border-studio-line bg-studio-panel px-2 py-3">
            <div className="max-w-208">
              <EventActions session={session} role={person.role} />
            </div>
          </div>
          <div className="max-w-208 pt-4">
            <EventForm session={session} />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="entries" className="outline-none">
          <EntriesPanel eventSeq={eventSeq} canWrite={rights.publishes('events')} />
        </Tabs.Panel>
        <Tabs.Panel value="winners" className="outline-none">
          <WinnersPanel eventSeq={eventSeq} eventName={name} canWrite={rights.publishes('events')} />
        </Tabs.Panel>
      </Tabs.Root>
      <MergeQuestion session={session} />
    </SideFrame>
  )
}
