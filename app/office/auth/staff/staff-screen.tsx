'use client'
// Staff and their roles. Staff with the right see both; administrators change them.
import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { ListHeader } from '@/builder/list/list-header'
import { NotLoaded } from '@/builder/list/not-loaded'
import type { Person, SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { useQuery, writeQuery } from '@/builder/list/use-query'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { TAB, TAB_LIST } from '@/builder/ui/tab'
import { browseRoles, browseStaff } from '@/schemas/api/auth/staff-accounts'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { DirectoryPanel } from '../directory/directory-panel'
import { NetworksPanel } from './networks-panel'
import { PeoplePanel } from './people-panel'
import { ResetsPanel } from './resets-panel'
import { RolesPanel } from './roles-panel'
import { SignInRulesPanel } from './sign-in-rules-panel'
import { useRoleDrafts } from './use-role-drafts'

const TABS = [
  ['people', '운영자'],
  ['roles', '역할'],
  ['sign-in', '로그인 규칙'],
  ['company', '회사 계정'],
] as const

export function StaffScreen({ brand, person, query }: { brand: ReactNode; person: Person; query: string }) {
  const wanted = new URLSearchParams(useQuery(query)).get('tab')
  const tab = TABS.find(([one]) => one === wanted)?.[0] ?? 'people'
  const people = useRows('staff', browseStaff, {})
  const roles = useRows('roles', browseRoles, {})
  const drafts = useRoleDrafts()
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'staff' }
  const isAdmin = person.role === 'adm'
  const error: unknown = people.error ?? roles.error
  const refresh = () => void Promise.all([people.mutate(), roles.mutate()])
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title="운영자와 역할" count={tab === 'people' ? people.data?.answer.items.length : undefined} unit="명" />
      <Tabs.Root value={tab} onValueChange={(next) => writeQuery(next === 'people' ? '' : `?tab=${String(next)}`, 'push')}>
        <Tabs.List aria-label="운영자와 역할" className={TAB_LIST}>
          {TABS.map(([value, title]) => (
            <Tabs.Tab key={value} value={value} className={TAB}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {error !== undefined && <NotLoaded error={error} onRetry={refresh} />}
        {!(people.data && roles.data) && error === undefined && <WaitingRows />}
        {people.data && roles.data && (
          <>
            <Tabs.Panel value="people" className="outline-none">
              <ResetsPanel me={person.id} isAdmin={isAdmin} onChange={refresh} />
              <PeoplePanel
                people={people.data.answer.items}
                roles={roles.data.answer.items}
                shops={people.data.answer.item.shops}
                now={people.data.at}
                me={person.id}
                isAdmin={isAdmin}
                onChange={refresh}
              />
            </Tabs.Panel>
            <Tabs.Panel value="roles" className="outline-none">
              <RolesPanel roles={roles.data.answer} isAdmin={isAdmin} drafts={drafts} onChange={refresh} />
            </Tabs.Panel>
            <Tabs.Panel value="sign-in" className="outline-none">
              <SignInRulesPanel isAdmin={isAdmin} />
              <NetworksPanel isAdmin={isAdmin} />
            </Tabs.Panel>
            <Tabs.Panel value="company" className="outline-none">
              <DirectoryPanel isAdmin={isAdmin} />
            </Tabs.Panel>
          </>
        )}
      </Tabs.Root>
    </SideFrame>
  )
}
