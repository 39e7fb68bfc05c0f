// What the search over everything offers for a query: screens, what has the name, what has the words in its text, and commands.
import { AppWindow, FileText, Plus, SquareArrowOutUpRight, UserRound, UserSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Listed } from '@/schemas/api/base/contract'
import type { findEverywhere } from '@/schemas/api/site/console'
import type { listRoutes } from '@/schemas/api/site/builder'
import type { findRecords } from '@/schemas/api/site/record-views'
import { RECORD_TYPES, recordTypeOf } from '@/schemas/records/registry'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { Person, SideGroup } from '../list/side'
import { editorPath } from '../state/editor-path'
import { findByName } from '@/lib/find-by-name'
import { recordPath } from '../state/record-path'
import { ICON } from '../ui/icon'

/** How many pages are listed. */
const MOST_PAGES = 8

export interface Entry {
  key: string
  section: '화면' | '이름이 맞는 것' | '글 속에 있는 것' | '명령'
  /** What it is, where the section does not say it. */
  kind?: string
  title: string
  detail?: string
  /** Other words for it, by which it is found. */
  alike?: string
  icon: ReactNode
  /** Where it leads; the search for a member leads nowhere. */
  path?: string
}

interface Answers {
  routes: readonly Listed<typeof listRoutes>[]
  records: readonly Listed<typeof findRecords>[]
  others: readonly Listed<typeof findEverywhere>[]
}

/** @param query what is typed. @param answers what the services found for it. */
export function finderEntries(query: string, groups: readonly SideGroup[], person: Person, answers: Answers): Entry[] {
  const screens = findByName(
    query,
    groups.flatMap(({ words, links }) => links.map((link) => ({ ...link, group: words }))),
    ({ words }) => [words],
  ).map(({ id, words, path, icon, group }): Entry => ({
    key: `screen ${id}`,
    section: '화면',
    title: words,
    path,
    icon,
    ...(group ? { detail: group } : {}),
  }))
  const commands = findByName(query, commandsOf(person), ({ title, detail = '', alike = '' }) => [title, detail, alike])
  if (query.trim() === '') return [...screens, ...commands]
  const pages = findByName(query, answers.routes, ({ title, route }) => [title, route])
    .slice(0, MOST_PAGES)
    .map(({ route, title }): Entry => ({
      key: `page ${route}`,
      section: '이름이 맞는 것',
      kind: '페이지',
      title,
      detail: route,
      path: editorPath('page', route),
      icon: <AppWindow {...ICON} />,
    }))
  const others = answers.others.map(({ kind, id, name, detail, path }): Entry => ({
    key: `${kind} ${id}`,
    section: '이름이 맞는 것',
    kind,
    title: name || '이름 없음',
    detail,
    path,
    icon: <FileText {...ICON} />,
  }))
  const records = answers.records.map(({ type, id, name, isNamed }): Entry => ({
    key: `record ${type} ${id}`,
    section: isNamed ? '이름이 맞는 것' : '글 속에 있는 것',
    kind: recordTypeOf(type)?.title ?? '기록',
    title: name || '이름 없음',
    path: recordPath(type, id),
    icon: <FileText {...ICON} />,
  }))
  const [named, inText] = [
    records.filter(({ section }) => section === '이름이 맞는 것'),
    records.filter((one) => one.section === '글 속에 있는 것'),
  ]
  return [...screens, ...others, ...pages, ...named, ...inText, ...commands]
}

/** The entry by which a member is searched for; it leads to a question, and not to a path. */
export const MEMBER_ENTRY = 'command find-member'

function commandsOf(person: Person): Entry[] {
  const rights = rightsOf(person)
  const section = '명령' as const
  return [
    ...(rights.sees('members')
      ? [
          {
            key: MEMBER_ENTRY,
            section,
            title: '회원 찾기',
            detail: '휴대전화 번호나 이메일 전체로 찾습니다',
            icon: <UserSearch {...ICON} />,
          },
        ]
      : []),
    ...RECORD_TYPES.filter(({ type }) => rights.writes(type)).map(({ type, title }) => ({
      key: `command new ${type}`,
      section,
      title: `새 ${title} 만들기`,
      alike: `${title} 쓰기 작성 등록 추가`,
      path: recordPath(type, 'new'),
      icon: <Plus {...ICON} />,
    })),
    {
      key: 'command account',
      section,
      title: '내 계정',
      detail: '비밀번호, 2단계 인증, 로그인한 기기',
      path: '/ice_builder/account',
      icon: <UserRound {...ICON} />,
    },
    { key: 'command site', section, title: '사이트 보기', path: '/', icon: <SquareArrowOutUpRight {...ICON} /> },
  ]
}

/** By what a member can be found: a whole telephone number or a whole address. */
export function contactOf(query: string): { by: 'mobileNo' | 'email'; value: string } | undefined {
  const value = query.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return { by: 'email', value }
  const digits = value.replace(/[\s-]/g, '')
  return /^01\d{8,9}$/.test(digits) ? { by: 'mobileNo', value: digits } : undefined
}
