'use client'
// How far the right of a role over pages reaches: a sentence that says it, and the choices behind it.
import { ChevronRight, CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { RadioChoices } from '@/builder/list/radio-choices'
import { ICON } from '@/builder/ui/icon'
import type { PageScope } from '@/schemas/rules/base/page-scope'
import type { AreaRight } from '@/schemas/rules/base/rights'
import type { ScopeMissing } from '@/schemas/rules/base/scope-missing'
import { scopeWords } from '@/schemas/rules/base/scope-words'
import { ScopeBlocks } from './scope-blocks'
import { ScopeSections } from './scope-sections'

export interface ScopeBlock {
  type: string
  title: string
  fields: readonly { name: string; words: string }[]
}

interface PageScopeFormProps {
  right: AreaRight
  blocks: readonly ScopeBlock[]
  isReadOnly: boolean
  /** What kept the role from being saved, at the fields that it concerns. */
  missing: ScopeMissing
  onChange: (scope: PageScope) => void
}

const WHERE = [
  { value: 'all', words: '모든 구역' },
  { value: 'some', words: '고른 구역만' },
] as const
const WHAT = [
  { value: 'all', words: '모든 블록과 설정' },
  { value: 'some', words: '고른 블록만' },
] as const

export function PageScopeForm({ right, blocks, isReadOnly, missing, onChange }: PageScopeFormProps) {
  const { scope = {} } = right
  const id = useId()
  const titleOf = (type: string): string => blocks.find((one) => one.type === type)?.title ?? type
  return (
    <div data-scope="" className="max-w-208">
      <p className="rounded-md bg-studio-chrome px-3 py-2">{scopeWords(right, titleOf)}</p>
      {!isReadOnly && (
        <details open={scope.sections !== undefined || scope.blocks !== undefined} className="group mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-sm text-studio-label font-normal text-studio-text-mute hover:text-studio-text max-md:min-h-11 pointer-coarse:min-h-11">
            <ChevronRight {...ICON} size={14} className="shrink-0 group-open:rotate-90" />
            페이지의 구역과 블록 정하기
          </summary>
          <div className="mt-2 grid gap-5 pl-4.5 max-md:pl-0">
            <ScopeField fault={missing.sections}>
              <RadioChoices
                legend="어디를 보고 고치나요?"
                name={`${id}-where`}
                choices={WHERE}
                value={scope.sections ? 'some' : 'all'}
                onChoose={(next) => onChange({ ...scope, sections: next === 'all' ? undefined : [] })}
                look="flex flex-wrap gap-x-5"
              />
              {scope.sections && <ScopeSections sections={scope.sections} onChange={(sections) => onChange({ ...scope, sections })} />}
            </ScopeField>
            <ScopeField fault={missing.blocks}>
              <RadioChoices
                legend="무엇을 고치나요?"
                name={`${id}-what`}
                choices={WHAT}
                value={scope.blocks ? 'some' : 'all'}
                onChoose={(next) => onChange({ ...scope, blocks: next === 'all' ? undefined : {} })}
                look="flex flex-wrap gap-x-5"
              />
              {scope.blocks && <ScopeBlocks all={blocks} chosen={scope.blocks} onChange={(next) => onChange({ ...scope, blocks: next })} />}
            </ScopeField>
          </div>
        </details>
      )}
    </div>
  )
}

/** A choice, and below its question why the role was not saved. The first one that has a fault gets the focus. */
function ScopeField({ fault, children }: { fault: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-describedby={fault && id} data-wrong={fault && ''} className="min-w-0">
      {fault && (
        <p id={id} className="mb-1 flex gap-1 text-danger">
          <CircleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{fault}</span>
        </p>
      )}
      {children}
    </div>
  )
}
