'use client'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormAlert } from '@/builder/list/form-alert'
import { useForm } from '@/builder/list/use-form'
import { LINE_BUTTON } from '@/builder/ui/button'
import { FIELD } from '@/builder/ui/field'
import { ICON } from '@/builder/ui/icon'
import { writeQuery } from '@/builder/list/use-query'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { FIND_BY, findMembers, type browseMembers, type FindBy } from '@/schemas/api/members/desk'
import { withParticle } from '@/lib/particle'
import { fieldMessage } from '@/schemas/words/messages'
import type { DeskFound } from '../../_parts/desk/desk-definition'
import { foundQuery } from './found-members'
import { MEMBER_WORDS } from './member-words'

const CHOICES = FIND_BY.map((value) => ({ value, words: MEMBER_WORDS.findBy[value] }))

/**
 * Finds a member by a whole value. It stays in this form: the value stands in no URL, and the search is recorded without it. Who was found
 * stands in the URL by number, so that coming back from a member shows them again.
 */
export function FindForm({ onFound }: { onFound: (found: DeskFound<Listed<typeof browseMembers>> | null) => void }) {
  const [by, setBy] = useState<FindBy>('memberId')
  const [value, setValue] = useState('')
  const form = useForm<'value'>(async () => {
    if (value.trim() === '') return { value: fieldMessage('required', MEMBER_WORDS.findBy[by]) }
    const { items } = await call(findMembers, { by, value })
    const words = MEMBER_WORDS.findBy[by]
    if (items.length > 0) {
      onFound(null)
      return writeQuery(foundQuery(by, items), 'push')
    }
    onFound({
      rows: [],
      words: `${withParticle(words, '으로/로')} 찾은 회원 0명`,
      nothing: { title: `이 ${withParticle(words, '을/를')} 쓰는 회원이 없습니다.`, text: '전체 값을 바르게 입력했는지 확인해 주세요.' },
    })
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
