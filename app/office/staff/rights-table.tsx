'use client'
import { Fragment, type KeyboardEvent } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { CHECK } from '@/builder/ui/check'
import { ACTS, type RoleRights } from '@/schemas/rules/base/rights'
import type { Area } from './role-form'
import { roleRightsOfField, roleRightsWithAct, roleRightsWithField, type FieldRight } from './role-rights'

interface RightsTableProps {
  areas: readonly Area[]
  rights: RoleRights
  isReadOnly: boolean
  onChange: (rights: RoleRights) => void
}

const ACT_HEADERS = { see: '보기', write: '쓰기', publish: '게시·내보내기' } as const
const FIELD_CHOICES: readonly { value: FieldRight; words: string }[] = [
  { value: 'open', words: '보기와 쓰기' },
  { value: 'readOnly', words: '보기만' },
  { value: 'hidden', words: '가리기' },
]
const CELL = 'border-b border-studio-100 py-2 pr-3 text-left align-top'

export function RightsTable({ areas, rights, isReadOnly, onChange }: RightsTableProps) {
  return (
    <table className="w-full" onKeyDown={walkCells}>
      <caption className="sr-only">영역마다 할 수 있는 일. 화살표 키로 옮겨 다니고 스페이스 키로 고릅니다.</caption>
      <thead className="max-md:sr-only">
        <tr>
          {['영역', ...ACTS.map((act) => ACT_HEADERS[act])].map((words) => (
            <th key={words} scope="col" className="h-9 border-b border-studio-line text-left text-studio-label text-studio-text-mute">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => {
          const right = rights[area.id]
          return (
            <Fragment key={area.id}>
              <tr className="max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:border-b max-md:border-studio-line max-md:py-2">
                <th scope="row" className={`${CELL} font-semibold max-md:w-full max-md:border-0`}>
                  {area.words}
                </th>
                {ACTS.map((act) => (
                  <td key={act} className={`${CELL} max-md:border-0 max-md:py-0`}>
                    {area.acts[act] !== undefined && (
                      <label className="inline-flex min-h-6 items-center gap-2 max-md:min-h-11">
                        <input
                          type="checkbox"
                          data-act={act}
                          aria-label={`${area.words}: ${area.acts[act]}`}
                          checked={right ? (act === 'see' ? right.acts.length > 0 : right.acts.includes(act)) : false}
                          disabled={isReadOnly}
                          onChange={({ currentTarget }) => onChange(roleRightsWithAct(rights, area.id, act, currentTarget.checked))}
                          className={CHECK}
                        />
                        {area.acts[act]}
                      </label>
                    )}
                  </td>
                ))}
              </tr>
              {right && right.acts.length > 0 && area.fields.length > 0 && (
                <tr>
                  <td colSpan={1 + ACTS.length} className="border-b border-studio-100 pb-3 pl-4 max-md:block max-md:pl-0">
                    <div role="group" aria-label={`${area.words} 항목`} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
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
                              onChoose={(to) => onChange(roleRightsWithField(rights, area.id, name, to))}
                              className="w-34"
                            />
                          )}
                        </div>
                      ))}
                    </div>
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

/** The arrows move among the check boxes: left and right in a row, up and down in the column of an act. */
function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const box = event.target as HTMLElement
  const act = box.dataset['act']
  if (act === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (step === undefined) return
  const isAlong = event.code === 'ArrowLeft' || event.code === 'ArrowRight'
  const within = isAlong ? box.closest('tr')! : event.currentTarget
  const boxes = [...within.querySelectorAll<HTMLElement>(isAlong ? '[data-act]' : `[data-act=${act}]`)]
  boxes[boxes.indexOf(box) + step]?.focus()
  event.preventDefault()
}
