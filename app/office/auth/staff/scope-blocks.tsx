'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { SearchField } from '@/builder/list/search-field'
import { CHECK } from '@/builder/ui/check'
import { findByName } from '@/lib/find-by-name'
import type { PageScope } from '@/schemas/rules/base/page-scope'
import type { ScopeBlock } from './page-scope-form'

type Blocks = NonNullable<PageScope['blocks']>

interface ScopeBlocksProps {
  all: readonly ScopeBlock[]
  chosen: Blocks
  onChange: (chosen: Blocks) => void
}

const HOW = [
  { value: 'whole', words: '모두 고치기' },
  { value: 'some', words: '고른 항목만' },
] as const

/** Blocks by their Korean names, those that are chosen first, each as a whole or by its fields. */
export function ScopeBlocks({ all, chosen, onChange }: ScopeBlocksProps) {
  const [search, setSearch] = useState('')
  const isChosen = ({ type }: ScopeBlock): boolean => Object.hasOwn(chosen, type)
  const unknown = Object.keys(chosen).filter((type) => !all.some((one) => one.type === type))
  const found = findByName(search, all, ({ title, type }) => [title, type])
  const without = (type: string): Blocks => Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== type))
  return (
    <div className="mt-1 grid gap-3">
      <SearchField label="블록 찾기" placeholder="블록 이름으로 찾기" value={search} onSearch={setSearch} />
      <div
        role="group"
        aria-label="고칠 수 있는 블록"
        className="grid max-h-96 gap-x-6 overflow-y-auto rounded-md border border-studio-line p-3"
      >
        {found.length === 0 && <p className="text-studio-text-mute">찾는 이름의 블록이 없습니다.</p>}
        {[...found.filter(isChosen), ...found.filter((one) => !isChosen(one))].map((block) => (
          <div key={block.type} className="min-w-0">
            <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 py-0.5 max-md:min-h-11">
              <label className="inline-flex min-h-6 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isChosen(block)}
                  onChange={({ currentTarget }) =>
                    onChange(currentTarget.checked ? { ...chosen, [block.type]: true } : without(block.type))
                  }
                  className={CHECK}
                />
                {block.title}
              </label>
              {isChosen(block) && (
                <ChooseFilter
                  label={`${block.title} 고치는 만큼`}
                  choices={HOW}
                  value={chosen[block.type] === true ? 'whole' : 'some'}
                  onChoose={(how) => onChange({ ...chosen, [block.type]: how === 'whole' ? true : [] })}
                  className="w-34"
                />
              )}
            </div>
            {isChosen(block) && chosen[block.type] !== true && (
              <Fields
                block={block}
                chosen={chosen[block.type] as readonly string[]}
                onChange={(fields) => onChange({ ...chosen, [block.type]: fields })}
              />
            )}
          </div>
        ))}
      </div>
      {unknown.map((type) => (
        <p key={type} className="flex items-center gap-2 text-warning">
          이제 고를 수 없는 블록입니다: {type}
          <button type="button" className="min-h-6 underline" onClick={() => onChange(without(type))}>
            빼기
          </button>
        </p>
      ))}
    </div>
  )
}

interface FieldsProps {
  block: ScopeBlock
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

const Fields = ({ block, chosen, onChange }: FieldsProps) => (
  <div role="group" aria-label={`${block.title} 항목`} className="mb-2 ml-6 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
    {block.fields.map(({ name, words }) => (
      <label key={name} className="inline-flex min-h-7 items-center gap-2 text-studio-label font-normal max-md:min-h-11">
        <input
          type="checkbox"
          checked={chosen.includes(name)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
          className={CHECK}
        />
        {words}
      </label>
    ))}
  </div>
)
