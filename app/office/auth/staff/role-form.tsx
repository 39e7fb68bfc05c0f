'use client'
// The table of rights of one role: a row for each area, a check box for each act, walked by the arrow keys. What was ticked stays when a
// save is refused.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/builder/list/confirm-dialog'
import { TextField } from '@/builder/list/text-field'
import { ActButton } from '@/builder/ui/act-button'
import { DESTROY_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { deleteRole, saveRole, type browseRoles } from '@/schemas/api/auth/staff-accounts'
import type { Role } from './people-panel'
import type { ScopeBlock } from './page-scope-form'
import { RightsTable } from './rights-table'
import { roleRightsAllSeen, roleRightsMissing } from './role-rights'
import { SeeAsButton } from './see-as-button'
import { freshRole, isRoleChanged, type RoleDraft } from './use-role-drafts'

export type Area = Item<typeof browseRoles>['areas'][number]

interface RoleFormProps {
  role: Role
  areas: readonly Area[]
  blocks: readonly ScopeBlock[]
  isAdmin: boolean
  draft: RoleDraft
  onDraft: (draft: RoleDraft) => void
  /** @param values what is stored now; more may have been ticked meanwhile. */
  onSaved: (values: RoleDraft['opened']) => void
  onDelete: () => void
  onChange: () => void
}

export function RoleForm({ role, areas, blocks, isAdmin, draft, onDraft, onSaved, onDelete, onChange }: RoleFormProps) {
  const { opened, name, rights } = draft
  const setName = (next: string): void => onDraft({ ...draft, name: next })
  const setRights = (next: Role['rights']): void => onDraft({ ...draft, rights: next })
  const [isBusy, setBusy] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [fault, setFault] = useState('')
  const [done, setDone] = useState('')
  const isChanged = isRoleChanged(draft)
  const isStale = role.version > opened.version

  async function save(): Promise<void> {
    if (isBusy || !isChanged) return
    const missing = roleRightsMissing(rights)
    setFault(missing)
    if (missing) return
    setBusy(true)
    setDone('')
    try {
      const { item } = await call(saveRole, { id: role.id, version: opened.version, name, rights })
      onSaved({ version: item.version, name, rights })
      setDone('저장했습니다. 다음 요청부터 적용됩니다.')
      onChange()
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '화면에 문제가 생겨 저장하지 못했습니다. 고른 것은 그대로 있습니다.')
      if (error instanceof CallFailure && error.status === 409) onChange()
    }
    setBusy(false)
  }
  function takeLatest(): void {
    onDraft(freshRole(role))
    setFault('')
  }
  return (
    <form
      aria-label={`${role.name} 역할`}
      className="flex min-w-0 flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="max-w-80">
        <TextField label="역할 이름" value={name} maxLength={30} readOnly={!isAdmin} onChange={setName} />
      </div>
      {isAdmin && (
        <div className="flex flex-wrap gap-2">
          <ActButton onClick={() => setRights({})}>모두 지우기</ActButton>
          <ActButton onClick={() => setRights(roleRightsAllSeen(rights, areas))}>모두 보기</ActButton>
        </div>
      )}
      <RightsTable areas={areas} blocks={blocks} rights={rights} isReadOnly={!isAdmin} onChange={setRights} />
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft px-3 py-2 text-danger empty:hidden">
        {fault && <p className="min-w-0 flex-1">{fault}</p>}
        {fault && isStale && (
          <ActButton look={DESTROY_BUTTON} onClick={takeLatest}>
            최신 내용으로 바꾸기
          </ActButton>
        )}
      </div>
      {isAdmin && (
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className={MAIN_BUTTON} aria-disabled={isBusy || !isChanged}>
            {isBusy ? '저장하는 중입니다' : '저장'}
          </button>
          <p role="status" className="text-studio-text-mute">
            {done || (isChanged ? '저장하지 않은 변경이 있습니다.' : '')}
          </p>
          <SeeAsButton id={role.id} words="이 역할로 보기" isStored={!isChanged} onFault={setFault} />
          <ActButton icon={Trash2} look={`${DESTROY_BUTTON} ml-auto`} onClick={() => setDeleting(true)}>
            역할 삭제
          </ActButton>
        </div>
      )}
      {isDeleting && (
        <ConfirmDialog
          title="역할을 삭제합니다"
          text="되돌릴 수 없습니다. 이 역할을 가진 운영자가 있으면 삭제하지 않습니다."
          words="삭제"
          isDestructive
          onConfirm={async () => {
            await call(deleteRole, { id: role.id, version: opened.version })
            setDeleting(false)
            onDelete()
            onChange()
          }}
          onClose={() => setDeleting(false)}
        >
          <p className="font-semibold">{role.name}</p>
        </ConfirmDialog>
      )}
    </form>
  )
}
