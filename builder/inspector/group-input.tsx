'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { FieldMessages } from './field-frame'
import { faultOf, startOf } from './field-schema'
import type { FieldsComponent } from './fields-component'
import { useProblems, type FieldWords } from './problems-of-fields'
import { RequiredMark } from './required-mark'
import { MIXED, usePicked, usePresence, useTarget } from './target'
import type { FieldProps } from './use-field'

const isObject = (value: unknown): boolean => value === MIXED || (typeof value === 'object' && value !== null && !Array.isArray(value))

/** Properties that belong together; an optional group is added and removed as one. */
export function GroupInput({ pointer, schema, isRequired, Fields }: FieldProps & { Fields: FieldsComponent }) {
  const id = useId()
  const target = useTarget()
  const presence = usePresence(pointer)
  const fits = usePicked(pointer, isObject)
  const problems = useProblems(pointer)
  const title = schema.title ?? '묶음'
  const add = () => target.write(title, [{ pointer, value: startOf(schema) }], { once: true })

  if (presence !== 'all' || !fits) {
    const fault = presence === 'all' ? faultOf(schema, undefined, { isDraft: true }) : undefined
    const words: FieldWords[] = fault === undefined ? problems : [{ severity: 'error', message: fault }]
    return (
      <div data-field={pointer} className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-2">
          <span className="mr-auto text-studio-label">{title}</span>
          <RequiredMark pointer={pointer} />
          {presence === 'some' && <span className="text-studio-micro text-studio-text-mute">여러 값</span>}
          <button type="button" disabled={target.isReadOnly} onClick={add} aria-label={`${title} 추가`} className={LINE_BUTTON}>
            <Plus {...ICON} size={14} />
            {presence === 'all' ? '새로 만들기' : presence === 'some' ? '모두에 추가' : '추가'}
          </button>
        </div>
        <FieldMessages words={words} />
      </div>
    )
  }
  return (
    <div
      data-field={pointer}
      role="group"
      aria-labelledby={`${id}-label`}
      className="flex flex-col gap-3 rounded-md border border-studio-line p-2.5"
    >
      <div className="-my-1 flex items-center justify-between gap-2">
        <span id={`${id}-label`} className="text-studio-label font-semibold">
          {title}
        </span>
        {!isRequired && (
          <button
            type="button"
            disabled={target.isReadOnly}
            aria-label={`${title} 없애기`}
            title="없애기"
            onClick={() => target.write(title, [{ pointer, value: undefined }], { once: true })}
            className={`${BUTTON} -mr-1.5`}
          >
            <Trash2 {...ICON} size={14} />
          </button>
        )}
      </div>
      {schema.description && <p className="text-studio-micro text-studio-text-mute">{schema.description}</p>}
      <FieldMessages words={problems} />
      <Fields pointer={pointer} schema={schema} />
    </div>
  )
}
