'use client'
import { Plus, TriangleAlert, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import useSWR from 'swr'
import { TextField } from '@/builder/list/text-field'
import { ActButton } from '@/builder/ui/act-button'
import { BUTTON, LINE_BUTTON } from '@/builder/ui/button'
import { CHECK } from '@/builder/ui/check'
import { ICON } from '@/builder/ui/icon'
import { normalPath } from '@/lib/path-pattern'
import { call } from '@/schemas/api/base/call'
import { listRoutes } from '@/schemas/api/site/builder'
import { KIND_WORDS } from '@/schemas/rules/base/page-refusal'
import { isInScope, SECTION_KINDS } from '@/schemas/rules/base/page-scope'

interface ScopeSectionsProps {
  sections: readonly string[]
  onChange: (sections: readonly string[]) => void
}

/** Kinds of documents by their boxes, addresses by typing them: those of the site are offered. */
export function ScopeSections({ sections, onChange }: ScopeSectionsProps) {
  const { data: routes } = useSWR('role-routes', async () => (await call(listRoutes, {})).items.map(({ route }) => route))
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const id = useId()
  const paths = sections.filter((one) => one.startsWith('/'))
  // A role may be made before its pages are: without them it is worth a word, and no refusal.
  const unknown = routes ? paths.filter((path) => !routes.some((name) => isInScope({ sections: [path] }, { kind: 'page', name }))) : []
  function add(): void {
    const text = typed.trim()
    if (!text.startsWith('/')) return setFault('/로 시작하는 주소를 입력해 주세요. 예: /zin/brand')
    const path = normalPath(text.split(/[?#]/, 1)[0]!)
    if (!sections.includes(path)) onChange([...sections, path])
    setTyped('')
    setFault('')
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.code !== 'Enter') return
    // The form of the role is not sent by it.
    event.preventDefault()
    add()
  }
  return (
    <div className="mt-1 grid gap-3">
      <div role="group" aria-label="문서의 종류" className="flex flex-wrap gap-x-5 gap-y-1">
        {SECTION_KINDS.map((kind) => (
          <label key={kind} className="inline-flex min-h-6 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              checked={sections.includes(kind)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...sections, kind] : sections.filter((one) => one !== kind))
              }
              className={CHECK}
            />
            모든 {KIND_WORDS[kind]}
          </label>
        ))}
      </div>
      <div className="flex max-w-120 items-start gap-2" onKeyDown={onKeyDown}>
        <div className="min-w-0 flex-1">
          <TextField
            label="주소 더하기"
            help="그 주소와 아래의 페이지가 모두 포함됩니다."
            fault={fault}
            value={typed}
            maxLength={500}
            placeholder="/zin/brand"
            spellCheck={false}
            list={`${id}-paths`}
            onChange={(text) => {
              setFault('')
              setTyped(text)
            }}
          />
        </div>
        <ActButton icon={Plus} look={`${LINE_BUTTON} mt-5.5`} onClick={add}>
          더하기
        </ActButton>
        <datalist id={`${id}-paths`}>
          {sectionsOf(routes ?? []).map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
      </div>
      {paths.length > 0 && (
        <ul aria-label="고른 주소" className="flex flex-wrap gap-2">
          {paths.map((path) => (
            <li key={path} className="inline-flex items-center rounded-md bg-studio-100 pl-2.5">
              {path}
              <button
                type="button"
                aria-label={`${path} 빼기`}
                onClick={() => onChange(sections.filter((one) => one !== path))}
                className={BUTTON}
              >
                <X {...ICON} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="text-warning empty:hidden">
        {unknown.length > 0 && (
          <p className="flex gap-1">
            <TriangleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
            <span className="min-w-0 break-words">
              지금 이 주소의 페이지가 없습니다: {unknown.join(', ')}. 저장하실 수는 있지만, 페이지를 만들기 전에는 이 역할이 볼 페이지가
              없습니다.
            </span>
          </p>
        )}
      </div>
    </div>
  )
}

/** Addresses and what stands above them: `/zin/brand/:id` is offered as `/zin/brand`, too. */
function sectionsOf(routes: readonly string[]): string[] {
  const above = routes.flatMap((route) => {
    const parts = route.split('/').filter((part) => part !== '' && !part.startsWith(':'))
    return parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)
  })
  return [...new Set(above)].sort()
}
