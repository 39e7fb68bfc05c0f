'use client'
// The first screen of the console: what waits, what will happen by itself, what changed, and what of the site should be mended.
import { RefreshCw } from 'lucide-react'
import { use, useEffect, type ReactNode } from 'react'
import { NewsContext } from '@/builder/list/news-context'
import { NotLoaded } from '@/builder/list/not-loaded'
import { openLinks } from '@/builder/list/open-links'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { Item } from '@/schemas/api/base/contract'
import { readConsole, type listFaults } from '@/schemas/api/site/console'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { rightsOf, type Rights } from '@/schemas/rules/base/rights'
import { ListScreen } from '../../_parts/list-screen'
import { OFFICE_LINKS } from '../../_parts/office-links'
import { FaultsSection } from './faults-section'
import { HomeSection, Quiet } from './home-section'
import { MomentsList } from './moments-list'
import { NothingWaits, WaitingList } from './waiting-list'

interface HomeScreenProps {
  brand: ReactNode
  person: Person
  /** What the server rendered; undefined when it could not be read. */
  first: Rows<typeof readConsole> | undefined
  faults: Rows<typeof listFaults> | undefined
}

/** Whose faults a member of staff is told of: those of the pages and records that the role sees. */
function checkedBy(rights: Rights): 'all' | 'some' | 'nothing' {
  const seen = ['pages', ...RECORD_TYPES.map(({ type }) => type)].map((type) => rights.sees(type))
  return seen.every(Boolean) ? 'all' : seen.some(Boolean) ? 'some' : 'nothing'
}

const ACTS = { publish: '게시', withdraw: '게시 내림' }

export function HomeScreen({ brand, person, first, faults }: HomeScreenProps) {
  const { data, error, isValidating, mutate } = useRows('console', readConsole, {}, first)
  const newest = use(NewsContext)?.newest ?? 0
  // What rings at the bell is counted here, too.
  useEffect(() => {
    if (newest > 0) void mutate()
  }, [newest, mutate])
  const item = data?.answer.item
  const checked = checkedBy(rightsOf(person))
  const now = data?.at ?? 0
  const refresh = (
    <button type="button" className={`${BUTTON} text-studio-text-mute`} aria-disabled={isValidating} onClick={() => void mutate()}>
      <RefreshCw {...ICON} />
      새로 고침
    </button>
  )
  return (
    <ListScreen {...{ brand, person, here: 'home' }} title="오늘 할 일" act={refresh}>
      <p className="mt-1 text-studio-text-mute">
        {person.name}님, 안녕하세요.{data && ` ${recentMoment(new Date(now).toISOString(), now)}에 살폈습니다.`}
      </p>
      <div className="mt-5 grid max-w-7xl items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-8">
          {error !== undefined && <NotLoaded error={error} isPartial={item !== undefined} onRetry={() => void mutate()} />}
          {!item && error === undefined && <WaitingRows />}
          {item && <Waiting person={person} queues={item.queues} />}
          {checked !== 'nothing' && <FaultsSection first={faults} isWhole={checked === 'all'} />}
        </div>
        {item && checked !== 'nothing' && <Aside item={item} now={now} />}
      </div>
    </ListScreen>
  )
}

function Waiting({ person, queues }: { person: Person; queues: Item<typeof readConsole>['queues'] }) {
  const links = openLinks(OFFICE_LINKS, person).flatMap((group) => group.links)
  const work = queues.filter(({ kind }) => kind !== 'draft')
  const drafts = queues.filter(({ kind }) => kind === 'draft')
  return (
    <>
      {work.length > 0 ? <WaitingList title="나를 기다리는 일" queues={work} links={links} /> : <NothingWaits />}
      {drafts.length > 0 && <WaitingList title="게시를 기다리는 것" queues={drafts} links={links} />}
    </>
  )
}

/** What happens by itself, and what changed. A person who sees no page and no record is told of neither. */
function Aside({ item: { scheduled, changed }, now }: { item: Item<typeof readConsole>; now: number }) {
  return (
    <div className="grid min-w-0 gap-8 md:max-lg:grid-cols-2">
      <HomeSection title="예약한 일">
        {scheduled.length === 0 ? (
          <Quiet>예약한 일이 없습니다. 기록을 게시할 때 날짜를 정하면 여기에 보입니다.</Quiet>
        ) : (
          <MomentsList items={scheduled} momentOf={({ at }) => fullMoment(at)} detail={({ act }) => ACTS[act]} />
        )}
      </HomeSection>
      <HomeSection title="최근에 바뀐 것">
        {changed.length === 0 ? (
          <Quiet>아직 바꾼 것이 없습니다.</Quiet>
        ) : (
          <MomentsList items={changed} momentOf={({ at }) => recentMoment(at, now)} detail={({ by }) => by.name} />
        )}
      </HomeSection>
    </div>
  )
}
