'use client'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON } from '@/builder/ui/button'
import { FIELD } from '@/builder/ui/field'
import { ICON } from '@/builder/ui/icon'
import { call } from '@/schemas/api/base/call'
import type { Answer } from '@/schemas/api/base/contract'
import { FIND_BY, findMembers, type FindBy } from '@/schemas/api/members/desk'
import { fieldMessage } from '@/schemas/words/messages'
import { MEMBER_WORDS } from './member-words'

export interface FoundMembers {
  rows: Answer<typeof findMembers>['items']
  at: number
  /** What was looked for, without the value. */
  by: FindBy
}

const CHOICES = FIND_BY.map((value) => ({ value, words: MEMBER_WORDS.findBy[value] }))

/** Finds a member by a whole value. It stays in this form: the value stands in no URL, and the search is recorded without it. */
export function FindForm({ onFound }: { onFound: (found: FoundMembers) => void }) {
  const [by, setBy] = useState<FindBy>('memberId')
  const [value, setValue] = useState('')
  const form = useForm<'value'>(async () => {
    if (value.trim() === '') return { value: fieldMessage('required', MEMBER_WORDS.findBy[by]) }
    const { items } = await call(findMembers, { by, value })
    onFound({ rows: items, at: Date.now(), by })
  }, ['value'])
  return (
    <form {...form.given} role="search" aria-label="회원 찾기" className="my-4 mb-3 flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseFilter label="찾는 기준" choices={CHOICES} value={by} onChoose={setBy} className="w-40 max-md:w-full" />
        <input
          data-field="value"
          aria-label={`찾을 ${MEMBER_WORDS.findBy[by]}`}
          aria-invalid={form.faults.value ? true : undefined}
          aria-describedby={form.faults.value ? 'find-fault' : 'find-help'}
          placeholder={`${MEMBER_WORDS.findBy[by]} 전체를 입력`}
          value={value}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            form.mend('value')
            setValue(currentTarget.value)
          }}
          className={`${FIELD} min-w-0 flex-1 md:max-w-90`}
        />
        <button type="submit" className={LINE_BUTTON} aria-disabled={form.isBusy}>
          <Search {...ICON} />
          찾기
        </button>
      </div>
      <p id="find-fault" className="text-studio-label font-normal text-danger empty:hidden">
        {form.faults.value}
      </p>
      <p id="find-help" className="text-studio-label font-normal text-studio-text-mute">
        개인정보는 봉인되어 있어 전체 값이 같을 때만 찾습니다. 찾은 기록은 값을 빼고 감사 기록에 남습니다.
      </p>
      <FormAlert faults={form.faults} />
    </form>
  )
}
