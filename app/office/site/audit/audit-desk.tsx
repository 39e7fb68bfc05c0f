import { fullMoment } from '@/builder/list/recent-moment'
import { call } from '@/schemas/api/base/call'
import { browseAudits, exportAudits } from '@/schemas/api/site/audits'
import { AUDIT_ACTIONS, auditWords, DEALING_WORDS } from '@/schemas/rules/base/audit-words'
import { defineDesk } from '../../_parts/desk/define-desk'
import { AuditAbove } from './audit-above'

const ACTION_WORDS = Object.fromEntries(
  AUDIT_ACTIONS.map((action) => [action, auditWords(action)] as const).toSorted(([, a], [, b]) => a.localeCompare(b, 'ko')),
)

/** The audit log for staff: narrowed by period, person, deed, thing and words; as a file for a reason. */
export const auditDesk = defineDesk({
  id: 'audit',
  title: '감사 기록',
  label: '감사 기록',
  unit: '건',
  what: '기록',
  contract: browseAudits,
  idOf: ({ id }) => String(id),
  nameOf: ({ action }) => action.words,
  sorts: { at: 'desc' },
  rows: 'text',
  search: { label: '감사 기록 찾기', placeholder: '한 일, 사유, 운영자 이름으로 찾기' },
  filters: [
    {
      kind: 'item',
      name: 'actor',
      label: '누가',
      all: '모든 사람',
      pattern: /^.{1,80}$/,
      choices(item, chosen) {
        const known: Record<string, string> = {
          ...{ member: '회원', system: '방문자와 시스템' },
          ...Object.fromEntries((item?.staff ?? []).map(({ id, name }) => [`staff:${id}`, name])),
        }
        // One actor of the URL that is no staff (a member) is offered as well, or the filter could not show it.
        return chosen === '' || Object.hasOwn(known, chosen) ? known : { ...known, [chosen]: '고른 사람' }
      },
    },
    { kind: 'choose', name: 'action', label: '한 일', all: '모든 일', choices: ACTION_WORDS },
    { kind: 'choose', name: 'dealing', label: '정보를 다룬 일', all: '열람·고침·내보냄 모두', choices: DEALING_WORDS },
    { kind: 'choose', name: 'saves', label: '자동 저장', choices: { joined: '자동 저장 묶어 보기', each: '자동 저장 하나씩 보기' } },
    { kind: 'days', names: ['from', 'until'], labels: ['이날부터', '이날까지'], group: '기간' },
    {
      kind: 'link',
      name: 'target',
      pattern: /^.{1,200}$/,
      clear: (id, rows) => `대상: ${rows.find(({ target }) => target.id === id)?.target.words ?? id}`,
    },
    {
      kind: 'link',
      name: 'person',
      pattern: /^.{1,80}$/,
      clear: '회원 한 분만 보는 중: 모두 보기',
    },
    { kind: 'link', name: 'finding', pattern: /^\d{4}-\d{2}~.{1,180}$/, clear: '월간 점검에서 튀는 기록만 보는 중: 모두 보기' },
  ],
  savedViews: 'audit',
  above: AuditAbove,
  columns: [
    {
      id: 'action',
      header: '한 일',
      width: 'w-56 max-lg:w-44',
      isRowHeader: true,
      className: 'font-semibold max-md:col-span-2 max-md:text-body',
      cell: ({ action }) => action.words,
    },
    {
      id: 'actor',
      header: '누가, 어디서',
      width: 'w-44 max-lg:w-36',
      className: 'wrap-anywhere',
      cell: ({ actor, place }) => (
        <>
          {actor.words}
          {(place.address || place.agent) && (
            <span className="block text-studio-label font-normal text-studio-text-mute">
              {[place.address, place.agent].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'target',
      header: '대상과 내용',
      className: 'max-md:order-last max-md:col-span-2 wrap-anywhere',
      cell: ({ target, details }) => (
        <>
          {target.path ? (
            <a
              href={target.path}
              data-cell="title"
              className="underline underline-offset-4 max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              {target.words}
            </a>
          ) : (
            target.words
          )}
          {details.length > 0 && (
            <dl className="mt-0.5 flex flex-wrap gap-x-3 text-studio-label font-normal text-studio-text-mute">
              {details.map(({ words, value }) => (
                <div key={`${words} ${value}`} className="flex gap-1">
                  <dt>{words}</dt>
                  <dd className="text-studio-800">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      ),
    },
    {
      id: 'at',
      header: '때',
      sort: 'desc',
      width: 'w-44 max-lg:w-40',
      className: 'tabular-nums max-md:text-right max-md:text-studio-label max-md:font-normal max-md:text-studio-text-mute',
      cell: ({ at }) => <time dateTime={at}>{fullMoment(at)}</time>,
    },
  ],
  file: {
    title: '감사 기록 내려받기',
    act: 'publish',
    text: '지금 조건에 맞는 기록을 CSV 파일로 만듭니다. 한 번에 5만 건까지 담습니다.',
    personal: null,
    send: ({ personalYn: _, direction: __, ...given }) => call(exportAudits, given),
  },
  nothing: { title: '아직 기록이 없습니다.', text: '운영자와 회원이 한 일이 여기에 남습니다.' },
})
