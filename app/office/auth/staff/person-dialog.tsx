'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { TextField } from '@/builder/list/text-field'
import { shopAreas } from '@/schemas/rules/base/console-areas'
import { call } from '@/schemas/api/base/call'
import { changeStaff, createStaff } from '@/schemas/api/auth/staff-accounts'
import { fieldMessage } from '@/schemas/words/messages'
import type { Invitation } from './invite-dialog'
import type { Account, Role, Shop } from './people-panel'

interface PersonDialogProps {
  /** Null for a new person. */
  account: Account | null
  roles: readonly Role[]
  /** Shops that a manager can be bound to. */
  shops: readonly Shop[]
  isSelf: boolean
  onClose: () => void
  onSaved: () => void
  onInvited: (account: Account, invitation: Invitation) => void
}
type Field = 'loginId' | 'name'

const ADMIN = 'adm'
const LOGIN_ID = /^[a-z][a-z0-9-]{3,29}$/

/** Invites a person, or changes the name and the role of one. */
export function PersonDialog({ account, roles, shops, isSelf, onClose, onSaved, onInvited }: PersonDialogProps) {
  const [loginId, setLoginId] = useState(account?.loginId ?? '')
  const [name, setName] = useState(account?.name ?? '')
  const [role, setRole] = useState(account?.role === 'adm' ? ADMIN : (account?.roleId ?? ''))
  const [shopId, setShopId] = useState(account?.shopId ?? '')
  const choices = [
    { value: '', words: '매니저 (보기만, 개인정보와 매출·운영 화면 제외)' },
    ...roles.map((one) => ({ value: one.id, words: one.name })),
    { value: ADMIN, words: '관리자 (모든 일)' },
  ]
  const form = useForm<Field>(async () => {
    const faults = {
      ...(account || LOGIN_ID.test(loginId)
        ? {}
        : { loginId: '영문 소문자로 시작해 소문자, 숫자, 하이픈으로 4자 이상 30자까지 입력해 주세요.' }),
      ...(name.trim() ? {} : { name: fieldMessage('required', '이름') }),
    }
    if (Object.keys(faults).length > 0) return faults
    const given = {
      name,
      role: role === ADMIN ? ('adm' as const) : ('mng' as const),
      roleId: role === ADMIN ? '' : role,
      shopId: role === ADMIN ? '' : shopId,
    }
    if (account) {
      await call(changeStaff, { id: account.id, version: account.version, ...given })
      return onSaved()
    }
    const { item } = await call(createStaff, { loginId, ...given })
    const made = {
      id: item.id,
      loginId,
      ...given,
      roleName: '',
      shopName: '',
      state: 'invited',
      lastSignInAt: null,
      hasFactor: false,
      passkeys: 0,
      isBreakGlass: false,
      version: 1,
    } as const
    onInvited(made, item)
  }, ['loginId', 'name'])
  return (
    <FormDialog
      title={account ? '이름과 역할 바꾸기' : '운영자 초대'}
      text={account ? undefined : '초대 링크를 만들어 드립니다. 비밀번호는 받은 사람이 직접 정합니다.'}
      form={form}
      words={account ? '저장' : '초대'}
      busyWords="처리하는 중입니다"
      onClose={onClose}
    >
      {!account && (
        <TextField
          label="아이디"
          fault={form.faults.loginId}
          field="loginId"
          value={loginId}
          maxLength={30}
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          onChange={(value) => {
            form.mend('loginId', 'form', 'problems')
            setLoginId(value)
          }}
        />
      )}
      <TextField label="이름" value={name} maxLength={40} isRequired {...form.field('name', setName)} />
      <div className="flex flex-col gap-1">
        <span className="text-studio-label" aria-hidden>
          역할
        </span>
        {isSelf ? (
          <p className="text-studio-text-mute">자신의 역할은 다른 관리자가 바꿀 수 있습니다.</p>
        ) : (
          <ChooseFilter label="역할" choices={choices} value={role} onChoose={setRole} className="w-full" />
        )}
      </div>
      {!isSelf && role !== ADMIN && (
        <div className="flex flex-col gap-1">
          <span className="text-studio-label" aria-hidden>
            매장
          </span>
          <ChooseFilter label="매장" choices={shopChoices(shops, account)} value={shopId} onChoose={setShopId} className="w-full" />
          <p className="text-studio-label font-normal text-studio-text-mute">
            매장을 정하면 {shopAreas()}에서 그 매장의 것만 볼 수 있습니다. 그 밖에는 관리 첫 화면과 도움말만 열 수 있습니다.
          </p>
        </div>
      )}
    </FormDialog>
  )
}

/** Every shop, and the one that the person is bound to even if it is closed now. */
function shopChoices(shops: readonly Shop[], account: Account | null) {
  const open = shops.map(({ shopId, shopName }) => ({ value: shopId, words: shopName }))
  const own = account?.shopId
  const closed = own && !open.some(({ value }) => value === own) ? [{ value: own, words: account.shopName || own }] : []
  return [{ value: '', words: '정하지 않음 (모든 매장)' }, ...closed, ...open]
}
