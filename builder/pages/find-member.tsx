'use client'
// Finds a member from anywhere in the console: by a whole number or address, and for a reason that is recorded before anything is shown.
import { useEffect, useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { findMembers } from '@/schemas/api/members/desk'
import { FormActions } from '../list/form-actions'
import { FormAlert } from '../list/form-alert'
import { FormField } from '../list/form-field'
import { ReasonField, reasonFault } from '../list/reason-field'
import { useForm } from '../list/use-form'
import { FIELD, INVALID_FIELD } from '../ui/field'
import { contactOf } from './finder-entries'

interface FindMemberProps {
  /** What was typed into the search, where it is a number or an address. */
  first: string
  onBack: () => void
}

export function FindMember({ first, onBack }: FindMemberProps) {
  const [value, setValue] = useState(first)
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<readonly Listed<typeof findMembers>[] | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const form = useForm<'value' | 'reason'>(async () => {
    const contact = contactOf(value)
    if (!contact) return { value: '휴대전화 번호나 이메일을 끝까지 입력해 주세요.' }
    const fault = reasonFault(reason)
    if (fault) return { reason: fault }
    setFound((await call(findMembers, { ...contact, reason: reason.trim() })).items)
    // Enter in the reason once more would search, and be recorded, a second time.
    requestAnimationFrame(() => place.current?.querySelector<HTMLAnchorElement>('li a')?.focus())
  }, ['value', 'reason'])
  // The field of the search is gone with its focus: it goes to what is still to be written.
  useEffect(() => {
    place.current?.querySelector<HTMLInputElement>(`[data-field=${first === '' ? 'value' : 'reason'}]`)?.focus()
  }, [first])
  return (
    <div ref={place} className="overflow-y-auto p-5">
      <h2 className="text-studio-title">회원 찾기</h2>
      <form {...form.given} aria-label="회원 찾기" className="mt-3 flex flex-col gap-4">
        <FormField label="휴대전화 번호 또는 이메일" fault={form.faults.value} help="전체가 같을 때만 찾습니다.">
          {(aria) => (
            <input
              {...aria}
              data-field="value"
              value={value}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              aria-required
              onChange={({ currentTarget }) => {
                form.mend('value')
                setFound(null)
                setValue(currentTarget.value)
              }}
              className={`${FIELD} ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <ReasonField
          label="찾는 사유"
          value={reason}
          fault={form.faults.reason}
          onChange={(next) => {
            form.mend('reason')
            setReason(next)
          }}
        />
        <FormAlert faults={form.faults} />
        <FormActions isBusy={form.isBusy} words="찾기" busyWords="찾는 중입니다" onCancel={onBack} />
      </form>
      <div role="status">
        {found && (
          <p className="mt-4 text-studio-text-mute">
            {found.length === 0 ? '그 번호나 이메일을 쓰는 회원이 없습니다.' : `회원 ${found.length}명을 찾았습니다.`}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul className="mt-2 divide-y divide-studio-100 border-t border-studio-line">
          {found.map(({ memberNo, memberName, memberId }) => (
            <li key={memberNo}>
              <a
                href={`/ice_builder/members/${encodeURIComponent(memberNo)}`}
                className="flex min-h-11 items-center gap-3 px-1 hover:bg-studio-select-soft"
              >
                <span className="font-semibold">{memberName}</span>
                <span className="text-studio-text-mute">{memberId}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
