'use client'
import { CircleAlert, X } from 'lucide-react'
import { useId } from 'react'
import { ReferenceSearch, OptionLook } from '@/builder/inspector/reference-search'
import type { RecordOption } from '@/builder/inspector/record-option'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { MOST_SCOPED } from '@/schemas/rules/store/coupon-scope'

interface RecordsChoiceProps {
  label: string
  /** Of the records. */
  type: string
  name?: string
  help?: string
  fault?: string | undefined
  ids: readonly string[]
  known: ReadonlyMap<string, RecordOption | null> | undefined
  onChange: (ids: string[]) => void
}

/** Records that are found by their name and taken, one after another. Their order means nothing. */
export function RecordsChoice({ label, type, name, help, fault, ids, known, onChange }: RecordsChoiceProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  const nameOf = (one: string): string => known?.get(one)?.name || one
  return (
    <div className="flex min-w-0 flex-col gap-1" data-field={name} tabIndex={name ? -1 : undefined}>
      <label id={`${id}-label`} htmlFor={id} className="text-studio-label">
        {label}
        {ids.length > 0 && <span className="font-normal text-studio-text-mute"> {ids.length}개</span>}
      </label>
      <ul aria-label={`고른 ${label}`} className="grid max-h-52 gap-1 overflow-y-auto empty:hidden">
        {ids.map((one) => {
          const option = known?.get(one)
          return (
            <li
              key={one}
              className="flex min-h-10 items-center gap-1.5 rounded-md border border-studio-line bg-studio-panel py-1 pr-1 pl-2.5"
            >
              {option ? (
                <OptionLook option={option} />
              ) : (
                <span className="min-w-0 flex-1 wrap-anywhere text-studio-text-mute">
                  {option === null ? `그사이 지워진 항목입니다 (${one}).` : '불러오는 중입니다.'}
                </span>
              )}
              <button
                type="button"
                aria-label={`${nameOf(one)} 빼기`}
                title="빼기"
                onClick={() => onChange(ids.filter((other) => other !== one))}
                className={BUTTON}
              >
                <X {...ICON} size={14} />
              </button>
            </li>
          )
        })}
      </ul>
      {ids.length >= MOST_SCOPED ? (
        <p className="text-studio-text-mute">{MOST_SCOPED}개까지 고를 수 있습니다.</p>
      ) : (
        <ReferenceSearch
          aria={{
            id,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': describedBy,
            'aria-invalid': fault ? true : undefined,
            'aria-required': undefined,
          }}
          type={type}
          placeholder="이름으로 찾아 더하기"
          chosen={ids}
          onPick={({ id: picked }) => !ids.includes(picked) && onChange([...ids, picked])}
        />
      )}
      {fault && (
        <p id={`${id}-fault`} className="flex gap-1.5 text-studio-label font-normal text-danger">
          <CircleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
          {fault}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-studio-label font-normal text-studio-text-mute">
          {help}
        </p>
      )}
    </div>
  )
}
