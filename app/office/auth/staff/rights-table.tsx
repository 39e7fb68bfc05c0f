'use client'
import { ChevronRight } from 'lucide-react'
import { Fragment, useState, type KeyboardEvent } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { CHECK } from '@/builder/ui/check'
import { ICON } from '@/builder/ui/icon'
import { ACTS, type AreaRight, type RoleRights } from '@/schemas/rules/base/rights'
import type { ScopeMissing } from '@/schemas/rules/base/scope-missing'
import { PageScopeForm, type ScopeBlock } from './page-scope-form'
import type { Area } from './role-form'
import {
  roleRightsLacking,
  roleRightsOfField,
  roleRightsWithAct,
  roleRightsWithField,
  roleRightsWithScope,
  type FieldRight,
} from './role-rights'

interface RightsTableProps {
  areas: readonly Area[]
  rights: RoleRights
  isReadOnly: boolean
  /** Blocks that the right over pages can be narrowed to. */
  blocks: readonly ScopeBlock[]
  missing: ScopeMissing
  onChange: (rights: RoleRights) => void
}

const ACT_HEADERS = { see: '보기', write: '쓰기', publish: '게시·내보내기' } as const
const FIELD_CHOICES: readonly { value: FieldRight; words: string }[] = [
  { value: 'open', words: '보기와 쓰기' },
  { value: 'readOnly', words: '보기만' },
  { value: 'hidden', words: '가리기' },
]
const CELL = 'py-2 pr-3 text-left align-top'

export function RightsTable({ areas, rights, isReadOnly, blocks, missing, onChange }: RightsTableProps) {
  return (
    <table className="w-full" onKeyDown={walkCells}>
      <caption className="sr-only">영역마다 할 수 있는 일. 화살표 키로 옮겨 다니고 스페이스 키로 고릅니다.</caption>
      <thead className="max-md:sr-only">
        <tr>
          {['영역', ...ACTS.map((act) => ACT_HEADERS[act])].map((words) => (
            <th
              key={words}
              scope="col"
              className="sticky top-0 z-(--z-sticky) h-9 bg-studio-panel text-left text-studio-label text-studio-text-mute shadow-[inset_0_-1px_0_var(--color-studio-line)]"
            >
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => {
          const right = rights[area.id]
          const lacking = roleRightsLacking(rights, area.id).map((id) => `‘${areas.find((one) => one.id === id)?.words ?? id}’`)
          const hasFields = right !== undefined && right.acts.length > 0 && area.fields.length > 0
          const hasScope = area.id === 'pages' && right !== undefined && right.acts.length > 0
          const cell = `${CELL} ${hasFields || hasScope ? '' : 'border-b border-studio-100'}`
          return (
            <Fragment key={area.id}>
              <tr
                className={`max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2 ${hasFields || hasScope ? 'max-md:pb-0' : 'max-md:border-b max-md:border-studio-line'}`}
              >
                <th scope="row" className={`${cell} font-semibold max-md:w-full max-md:border-0`}>
                  {area.words}
                </th>
                {ACTS.map((act) => (
                  <td key={act} className={`${cell} max-md:border-0 max-md:py-0`}>
                    {area.acts[act] !== undefined && (
                      <label className="inline-flex min-h-6 items-center gap-2 max-md:min-h-11">
                        <input
                          type="checkbox"
                          data-act={act}
                          aria-label={`${area.words}: ${area.acts[act]}`}
                          checked={right ? (act === 'see' ? right.acts.length > 0 : right.acts.includes(act)) : false}
                          disabled={isReadOnly}
                          onChange={({ currentTarget }) => onChange(roleRightsWithAct(rights, area, act, currentTarget.checked))}
                          className={CHECK}
                        />
                        {area.acts[act]}
                      </label>
                    )}
                    {act === 'write' && lacking.length > 0 && (
                      <p className="max-w-80 text-studio-label font-normal text-warning">
                        {lacking.join('이나 ')} 권한도 함께 주셔야 쓸 수 있습니다.
                      </p>
                    )}
                  </td>
                ))}
              </tr>
              {hasScope && (
                <tr>
                  <td colSpan={1 + ACTS.length} className="border-b border-studio-100 pb-3 max-md:block max-md:border-studio-line">
                    <PageScopeForm
                      right={right}
                      blocks={blocks}
                      isReadOnly={isReadOnly}
                      missing={missing}
                      onChange={(scope) => onChange(roleRightsWithScope(rights, scope))}
                    />
                  </td>
                </tr>
              )}
              {hasFields && (
                <tr>
                  <td colSpan={1 + ACTS.length} className="border-b border-studio-100 pb-2 max-md:block max-md:border-studio-line">
                    <FieldRights
                      area={area}
                      right={right}
                      isReadOnly={isReadOnly}
                      onChoose={(name, to) => onChange(roleRightsWithField(rights, area.id, name, to))}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

interface FieldRightsProps {
  area: Area
  right: AreaRight
  isReadOnly: boolean
  onChoose: (name: string, to: FieldRight) => void
}

/** The fields of an area, folded: most roles limit none, and all areas together have some three hundred. */
function FieldRights({ area, right, isReadOnly, onChoose }: FieldRightsProps) {
  const limited = area.fields.filter(({ name }) => roleRightsOfField(right, name) !== 'open')
  const [isOpen, setOpen] = useState(limited.length > 0)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="inline-flex cursor-pointer items-center gap-1 rounded-sm text-studio-label font-normal text-studio-text-mute hover:text-studio-text max-md:min-h-11 pointer-coarse:min-h-11">
        <ChevronRight {...ICON} size={14} className="shrink-0 group-open:rotate-90" />
        <span className="sr-only">{area.words} </span>항목 {area.fields.length}개
        {limited.length > 0 && <span className="text-studio-text">, 제한한 항목 {limited.length}개</span>}
      </summary>
      {isOpen && (
        <div role="group" aria-label={`${area.words} 항목`} className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
          {area.fields.map(({ name, words }) => (
            <div key={name} className="flex items-center justify-between gap-2">
              <span className="text-studio-label font-normal">{words}</span>
              {isReadOnly ? (
                <span className="text-studio-text-mute">
                  {FIELD_CHOICES.find(({ value }) => value === roleRightsOfField(right, name))!.words}
                </span>
              ) : (
                <ChooseFilter
                  label={`${area.words} ${words}`}
                  choices={FIELD_CHOICES}
                  value={roleRightsOfField(right, name)}
                  onChoose={(to) => onChoose(name, to)}
                  className="w-34"
                />
              )}
            </div>
          ))}
        </div>
      )}
    </details>
  )
}

/** The arrows move among the check boxes: left and right in a row, up and down in the column of an act. */
function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const box = event.target as HTMLElement
  const act = box.dataset['act']
  if (act === undefined || box.closest('[data-scope]') || event.altKey || event.ctrlKey || event.metaKey) return
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (step === undefined) return
  const isAlong = event.code === 'ArrowLeft' || event.code === 'ArrowRight'
  const within = isAlong ? box.closest('tr')! : event.currentTarget
  const boxes = [...within.querySelectorAll<HTMLElement>(isAlong ? '[data-act]' : `[data-act=${act}]`)]
  boxes[boxes.indexOf(box) + step]?.focus()
  event.preventDefault()
}
