'use client'
// The first screen of the console: what waits, what will happen by itself, what changed, and what of the site should be mended.
import type { ReactNode } from 'react'
import { NotLoaded } from '@/builder/list/not-loaded'
import { fullMoment, recentMoment } from '@/builder/list/recent-moment'
import type { Person } from '@/builder/list/side'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { useRows, type Rows } from '@/builder/list/use-rows'
import { readConsole, type listFaults } from '@/schemas/api/site/console'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { rightsOf, type Rights } from '@/schemas/rules/base/rights'
import { ListScreen } from '../../_parts/list-screen'
import { FaultsSection } from './faults-section'
import { HomeSection, Quiet } from './home-section'
import { MomentsList } from './moments-list'
import { WaitingList } from './waiting-list'

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
  const { data, error, mutate } = useRows('console', readConsole, {}, first)
  const item = data?.answer.item
  const checked = checkedBy(rightsOf(person))
  const now = data?.at ?? 0
  return (
    <ListScreen {...{ brand, person, here: 'home' }} title={`${person.name}님, 안녕하세요`}>
      <div className="mt-6 grid max-w-6xl gap-10">
        {error !== undefined && <NotLoaded error={error} isPartial={item !== undefined} onRetry={() => void mutate()} />}
        {!item && error === undefined && <WaitingRows />}
        {item && (
          <>
            <WaitingList queues={item.queues} />
            <div className="grid gap-10 lg:grid-cols-2">
              <HomeSection title="예약한 일">
                {item.scheduled.length === 0 ? (
                  <Quiet>예약한 일이 없습니다. 기록을 게시할 때 날짜를 정하면 여기에 보입니다.</Quiet>
                ) : (
                  <MomentsList items={item.scheduled} momentOf={({ at }) => fullMoment(at)} detail={({ act }) => ACTS[act]} />
                )}
              </HomeSection>
              <HomeSection title="최근에 바뀐 것">
                {item.changed.length === 0 ? (
                  <Quiet>아직 바꾼 것이 없습니다.</Quiet>
                ) : (
                  <MomentsList items={item.changed} momentOf={({ at }) => recentMoment(at, now)} detail={({ by }) => by.name} />
                )}
              </HomeSection>
            </div>
          </>
        )}
        {checked !== 'nothing' && <FaultsSection first={faults} isWhole={checked === 'all'} />}
      </div>
    </ListScreen>
  )
}
