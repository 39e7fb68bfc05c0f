'use client'
import { Plus, Trash2 } from 'lucide-react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { TextField } from '@/builder/list/text-field'
import { ActButton } from '@/builder/ui/act-button'
import { MOST_GROUP_ROLES } from '@/schemas/rules/auth/directory'

interface GroupRole {
  group: string
  roleId: string
}
interface GroupRolesFieldProps {
  value: readonly GroupRole[]
  roles: readonly { id: string; name: string }[]
  /** Groups that the directory has written, to be added with a press. */
  groups: readonly { title: string; people: number }[]
  fault: string | undefined
  onChange: (value: GroupRole[]) => void
}

/** Which group has which role here, in the order in which the first that fits counts. */
export function GroupRolesField({ value, roles, groups, fault, onChange }: GroupRolesFieldProps) {
  const choices = roles.map(({ id, name }) => ({ value: id, words: name }))
  const first = choices[0]?.value ?? ''
  const add = (group: string) => onChange([...value, { group, roleId: first }])
  const left = groups.filter(({ title }) => !value.some(({ group }) => group === title)).slice(0, 12)
  const put = (at: number, change: Partial<GroupRole>) => onChange(value.map((one, i) => (i === at ? { ...one, ...change } : one)))
  // A group without a name is what is wrong, and is said at its field; anything else concerns the list.
  const marked = Math.max(
    0,
    value.findIndex(({ group }) => group.trim() === ''),
  )
  const isNameless = value[marked]?.group.trim() === ''
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-studio-label">그룹과 역할</legend>
      <p className="text-studio-label font-normal text-studio-text-mute">
        여러 그룹에 속한 사람은 위에 있는 것이 적용됩니다. 여기에 없는 그룹은 아무 권한도 주지 않으며, 관리자 권한은 그룹으로 줄 수
        없습니다.
      </p>
      {roles.length === 0 && <p>역할이 없습니다. 역할 탭에서 먼저 만들어 주세요.</p>}
      {value.map((one, at) => (
        <div key={at} className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1">
            <TextField
              label={`그룹 ${at + 1}`}
              field={at === marked ? 'groupRoles' : `groupRoles-${at}`}
              fault={isNameless && at === marked ? fault : undefined}
              maxLength={200}
              value={one.group}
              onChange={(group) => put(at, { group })}
            />
          </div>
          <ChooseFilter
            label={`그룹 ${at + 1}의 역할`}
            choices={choices}
            value={one.roleId}
            onChoose={(roleId) => put(at, { roleId })}
            className="w-44"
          />
          <ActButton
            icon={Trash2}
            aria-label={`그룹 ${at + 1} ${one.group} 빼기`}
            onClick={() => onChange(value.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      <p role="alert" className="text-studio-label font-normal text-danger empty:hidden">
        {isNameless ? '' : fault}
      </p>
      {roles.length > 0 && value.length < MOST_GROUP_ROLES && (
        <div className="flex flex-wrap gap-2">
          <ActButton icon={Plus} onClick={() => add('')}>
            그룹 추가
          </ActButton>
          {left.map(({ title, people }) => (
            <ActButton key={title} onClick={() => add(title)}>{`${title} (${people}명)`}</ActButton>
          ))}
        </div>
      )}
    </fieldset>
  )
}
