'use client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Nothing } from '@/builder/list/nothing'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { RadioChoices } from '@/builder/list/radio-choices'
import { TextField } from '@/builder/list/text-field'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON } from '@/builder/ui/button'
import { unseenByManagers } from '@/schemas/rules/base/console-areas'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { createRole, type browseRoles } from '@/schemas/api/auth/staff-accounts'
import { SEE_AS_WITHOUT_ROLE } from '@/schemas/rules/auth/see-as'
import { fieldMessage } from '@/schemas/words/messages'
import { RoleForm } from './role-form'
import { SeeAsButton } from './see-as-button'
import { freshRole, isRoleChanged, type RoleDrafts } from './use-role-drafts'

interface RolesPanelProps {
  roles: Answer<typeof browseRoles>
  isAdmin: boolean
  drafts: RoleDrafts
  onChange: () => void
}

/** Roles on the left, the rights of the chosen one beside them. */
export function RolesPanel({
  roles: { items, item },
  isAdmin,
  drafts: { chosen, choose, drafts, change, settle, drop },
  onChange,
}: RolesPanelProps) {
  const [isMaking, setMaking] = useState(false)
  const [fault, setFault] = useState('')
  const role = items.find(({ id }) => id === chosen) ?? items[0]
  const make = isAdmin && (
    <ActButton icon={Plus} onClick={() => setMaking(true)}>
      새 역할
    </ActButton>
  )
  return (
    <div className="mt-4">
      <p className="mb-4 max-w-208 text-studio-text-mute">
        관리자는 모든 일을 할 수 있습니다. 역할이 없는 매니저는 보기만 하고 고치거나 게시하지 않으며, 다음 화면은 볼 수 없습니다:{' '}
        {unseenByManagers()}. 역할을 바꾸면 그 역할을 가진 모든 사람에게 다음 요청부터 적용됩니다.
      </p>
      {isAdmin && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SeeAsButton id={SEE_AS_WITHOUT_ROLE} words="역할이 없는 매니저로 보기" isStored onFault={setFault} />
          {fault && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </div>
      )}
      {role ? (
        <div className="flex items-start gap-8 max-md:flex-col max-md:gap-4">
          <nav aria-label="역할" className="flex w-52 shrink-0 flex-col gap-1 max-md:w-full">
            {items.map(({ id, name, people }) => (
              <ActButton
                look={`${BUTTON} justify-between text-left aria-[current]:bg-studio-200 aria-[current]:font-semibold`}
                key={id}
                aria-current={id === role.id ? 'true' : undefined}
                onClick={() => choose(id)}
              >
                <span className="truncate">{name}</span>
                <span className="text-studio-label font-normal text-studio-text-mute">
                  {drafts[id] && isRoleChanged(drafts[id]) && '저장 전 · '}
                  {people}명
                </span>
              </ActButton>
            ))}
            <div className="mt-2">{make}</div>
          </nav>
          <RoleForm
            key={role.id}
            {...{ role, isAdmin, onChange }}
            areas={item.areas}
            blocks={item.blocks}
            draft={drafts[role.id] ?? freshRole(role)}
            onDraft={(draft) => change(role.id, draft)}
            onSaved={(values) => settle(role.id, values)}
            onDelete={() => drop(role.id)}
          />
        </div>
      ) : (
        <Nothing title="아직 만든 역할이 없습니다." text="역할을 만들면 할 수 있는 일을 한 화면에서 정할 수 있습니다.">
          {make}
        </Nothing>
      )}
      {isMaking && (
        <NameDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false)
            choose(id)
            onChange()
          }}
        />
      )}
    </div>
  )
}

const STARTS = [
  { value: 'empty', words: '아무것도 고르지 않은 역할' },
  { value: 'usual', words: '역할이 없는 매니저처럼 보기만 하는 역할' },
] as const

function NameDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const [name, setName] = useState('')
  const [start, setStart] = useState<'empty' | 'usual'>('empty')
  const form = useForm<'name'>(async () => {
    if (!name.trim()) return { name: fieldMessage('required', '역할 이름') }
    onMade((await call(createRole, { name, start })).item.id)
  }, ['name'])
  return (
    <FormDialog
      title="새 역할"
      text="만든 뒤 할 수 있는 일을 하나씩 정해 주세요."
      form={form}
      words="만들기"
      busyWords="만드는 중입니다"
      onClose={onClose}
    >
      <TextField
        label="역할 이름"
        fault={form.faults.name}
        field="name"
        value={name}
        maxLength={30}
        isRequired
        onChange={(value) => {
          form.mend('name', 'form')
          setName(value)
        }}
      />
      <RadioChoices legend="시작" name="start" choices={STARTS} value={start} onChoose={setStart} look="grid gap-1" />
    </FormDialog>
  )
}
