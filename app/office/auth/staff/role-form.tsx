'use client'
// The table of rights of one role: a row for each area, a check box for each act, walked by the arrow keys. What was ticked stays when a
// save is refused.
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
import { scopeMissing } from '@/schemas/rules/base/scope-missing'
import { roleRightsAllSeen } from './role-rights'
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

/** What gets the focus stands between the heads of the columns and the foot, never below either. */
const CLEAR_OF_EDGES = '[&_:is(input,button,summary)]:scroll-mt-14 [&_:is(input,button,summary)]:scroll-mb-40'

/** The rights, and a foot with what is done with them, which stays in sight while the rows pass above it. */
export function RoleForm({ role, areas, blocks, isAdmin, draft, onDraft, onSaved, onDelete, onChange }: RoleFormProps) {
  const { opened, name, rights } = draft
  const setName = (next: string): void => onDraft({ ...draft, name: next })
  const setRights = (next: Role['rights']): void => onDraft({ ...draft, rights: next })
  const [isBusy, setBusy] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [fault, setFault] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [done, setDone] = useState('')
  const isChanged = isRoleChanged(draft)
  const titleOf = (type: string): string => blocks.find((one) => one.type === type)?.title ?? type
  const missing = scopeMissing(rights['pages']?.scope ?? {}, titleOf)
  const told = isTried ? Object.values(missing).join(' ') : ''
  const isStale = role.version > opened.version

  async function save(): Promise<void> {
    if (isBusy || !isChanged) return
    setFault('')
    if (Object.keys(missing).length > 0) {
      flushSync(() => setTried(true))
      focusFirstWrong(form.current)
      return
    }
    setTried(false)
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
      ref={form}
      aria-label={`${role.name} 역할`}
      className={`flex min-w-0 flex-1 flex-col gap-4 max-md:w-full ${CLEAR_OF_EDGES}`}
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
      <RightsTable
        areas={areas}
        blocks={blocks}
        rights={rights}
        isReadOnly={!isAdmin}
        missing={isTried ? missing : {}}
        onChange={setRights}
      />
      {isAdmin && (
        <>
          <div className="sticky bottom-(--foot,0px) z-(--z-sticky) -mx-2 flex flex-wrap items-center gap-3 border-t border-studio-line bg-studio-panel px-2 py-3 tight:static">
            <button type="submit" className={MAIN_BUTTON} aria-disabled={isBusy || !isChanged}>
              {isBusy ? '저장하는 중입니다' : '저장'}
            </button>
            <SeeAsButton id={role.id} words="이 역할로 보기" isStored={!isChanged} onFault={setFault} />
            <div className="min-w-0 flex-1 basis-64">
              <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-danger empty:hidden">
                {(told || fault) && <p className="min-w-0">{told || fault}</p>}
                {fault && isStale && (
                  <ActButton look={DESTROY_BUTTON} onClick={takeLatest}>
                    최신 내용으로 바꾸기
                  </ActButton>
                )}
              </div>
              <p role="status" className="text-studio-text-mute empty:hidden">
                {told || fault ? '' : done || (isChanged ? '저장하지 않은 변경이 있습니다.' : '')}
              </p>
            </div>
          </div>
          <ActButton icon={Trash2} look={`${DESTROY_BUTTON} self-end`} onClick={() => setDeleting(true)}>
            역할 삭제
          </ActButton>
        </>
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

/** The choice that is missing may stand in a part that somebody folded. */
function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[data-wrong]')
  const folded = wrong?.closest('details')
  if (folded) folded.open = true
  wrong?.querySelector<HTMLElement>('input:checked, input')?.focus()
}
