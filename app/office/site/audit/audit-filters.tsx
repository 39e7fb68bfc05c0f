'use client'
import { X } from 'lucide-react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { DayField } from '@/builder/list/day-field'
import type { Go } from '@/builder/list/list-query'
import { SearchField } from '@/builder/list/search-field'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { AUDIT_ACTIONS, auditWords } from '@/schemas/rules/base/audit-words'
import type { AuditListView } from './audit-list-view'

const ACTION_CHOICES = [
  { value: '', words: '모든 일' },
  ...AUDIT_ACTIONS.map((value) => ({ value, words: auditWords(value) })).toSorted((a, b) => a.words.localeCompare(b.words, 'ko')),
]

interface AuditFiltersProps {
  view: AuditListView
  go: Go<AuditListView>
  staff: readonly { id: string; name: string }[]
  /** Name of the thing that the list is narrowed to; empty until a line says it. */
  targetWords: string
}

export function AuditFilters({ view, go, staff, targetWords }: AuditFiltersProps) {
  return (
    <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
      <div className="flex max-md:basis-full">
        <SearchField
          label="감사 기록 찾기"
          placeholder="한 일, 사유, 운영자 이름으로 찾기"
          value={view.search}
          onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
        />
      </div>
      <ChooseFilter
        label="누가"
        choices={actorChoices(staff, view.actor)}
        value={view.actor}
        onChoose={(actor) => go({ actor })}
        isBare
        className="max-md:flex-1"
      />
      <ChooseFilter
        label="한 일"
        choices={ACTION_CHOICES}
        value={view.action}
        onChoose={(action) => go({ action })}
        isBare
        className="max-md:flex-1"
      />
      <div role="group" aria-label="기간" className="flex items-center gap-1.5 max-md:basis-full">
        <DayField label="이날부터" value={view.from} onChange={(from) => go({ from })} />
        <span aria-hidden className="text-studio-text-mute">
          ~
        </span>
        <DayField label="이날까지" value={view.until} onChange={(until) => go({ until })} />
      </div>
      {view.target && (
        <button type="button" className={`${LINE_BUTTON} max-w-full`} onClick={() => go({ target: '' })}>
          <span className="truncate">대상: {targetWords || view.target}</span>
          <X {...ICON} size={14} aria-label="대상 조건 지우기" aria-hidden={false} />
        </button>
      )}
    </div>
  )
}

/** One actor of the URL that is no staff (a member) is offered as well, or the filter could not show it. */
function actorChoices(staff: AuditFiltersProps['staff'], actor: string): { value: string; words: string }[] {
  const choices = [
    { value: '', words: '모든 사람' },
    { value: 'member', words: '회원' },
    { value: 'system', words: '방문자와 시스템' },
    ...staff.map(({ id, name }) => ({ value: `staff:${id}`, words: name })),
  ]
  return choices.some(({ value }) => value === actor) ? choices : [...choices, { value: actor, words: '고른 사람' }]
}
