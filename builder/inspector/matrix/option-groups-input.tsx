'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { withParticle } from '@/lib/particle'
import { BUTTON, LINE_BUTTON } from '../../ui/button'
import { FIELD } from '../../ui/field'
import { ICON } from '../../ui/icon'
import { FieldFrame, FieldMessages } from '../field-frame'
import type { FieldSchema } from '../field-schema'
import { useProblems, type FieldWords } from '../problems-of-fields'
import { RequiredMark } from '../required-mark'
import { useTarget, useValue } from '../target'
import { acceptText, textOf, WRONG } from '../text-input'
import type { FieldProps } from '../use-field'
import { useTypedText, type Accepted } from '../use-typed-text'
import { parentOf, under } from '../value-at'
import { groupsOf, rowsOf, useFreshRows } from './use-fresh-rows'
import { countOf, valuesOf, withValues, type OptionGroup } from './with-values'

/** Options with their values, each typed as one line. What is typed makes the combinations of the field beside it at once. */
export function OptionGroupsInput({ pointer, schema, parent }: FieldProps) {
  const id = useId()
  const target = useTarget()
  const groups = groupsOf(useValue(pointer))
  const problems = useProblems(pointer)
  const title = schema.title ?? '옵션'
  const { maxItems = Infinity } = schema
  const beside = schema.beside ?? ''
  const rowsAt = under(parentOf(pointer), beside)
  const rowsSchema = parent?.properties?.[beside] ?? {}
  const { fresh, keep } = useFreshRows(rowsSchema)
  const most = rowsSchema.maxItems ?? Infinity

  /** @returns why they cannot be the values; undefined when they are written. */
  const setValues = (at: number, values: readonly string[]): string | undefined => {
    const all = groupsOf(target.read(pointer))
    const next = all.with(at, { ...all[at]!, values })
    const count = countOf(next)
    if (count > most) return `조합이 ${count.toLocaleString('ko-KR')}가지가 됩니다. ${most}가지까지 팔 수 있습니다.`
    const rows = rowsOf(target.read(rowsAt))
    const made = withValues(all, rows, at, values, { fresh })
    keep(rows.filter((row) => !made.includes(row)))
    target.write(title, [
      { pointer, value: next },
      { pointer: rowsAt, value: made },
    ])
    return undefined
  }
  const remove = (at: number): void => {
    const all = groupsOf(target.read(pointer))
    const rows = rowsOf(target.read(rowsAt))
    const left = withValues(all, rows, at, [], { fresh })
    keep(rows)
    const isLast = all.length === 1
    const changes = [
      { pointer, value: all.toSpliced(at, 1) },
      { pointer: rowsAt, value: isLast ? [] : left },
    ]
    if (target.write(title, changes, { once: true })) target.announce(`${withParticle(all[at]!.name || title, '을/를')} 지웠습니다.`)
  }
  const add = () => target.write(title, [{ pointer, value: [...groupsOf(target.read(pointer)), { name: '', values: [] }] }], { once: true })
  const isFull = groups.length >= maxItems

  return (
    <div data-field={pointer} role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
      <span className="flex gap-1">
        <span id={`${id}-label`} className="text-studio-label">
          {title}
        </span>
        <RequiredMark pointer={pointer} />
      </span>
      {schema.description && <p className="text-studio-micro text-studio-text-mute">{schema.description}</p>}
      {groups.map((group, at) => (
        <GroupLine
          key={at}
          pointer={under(pointer, at)}
          schema={schema.items ?? {}}
          group={group}
          at={at}
          onName={(name) => target.write(title, [{ pointer: under(under(pointer, at), 'name'), value: name }])}
          onValues={(values) => setValues(at, values)}
          onRemove={() => remove(at)}
        />
      ))}
      <FieldMessages words={problems} />
      <button
        type="button"
        disabled={target.isReadOnly || isFull}
        onClick={add}
        aria-label={`${title}에 더하기`}
        className={`${LINE_BUTTON} border-dashed`}
      >
        <Plus {...ICON} size={14} />
        {isFull ? `${maxItems}개까지 둘 수 있습니다` : '더하기'}
      </button>
    </div>
  )
}

interface GroupLineProps {
  pointer: string
  schema: FieldSchema
  group: OptionGroup
  at: number
  onName: (name: string) => void
  onValues: (values: readonly string[]) => string | undefined
  onRemove: () => void
}

function GroupLine({ pointer, schema, group, at, onName, onValues, onRemove }: GroupLineProps) {
  const target = useTarget()
  const nameSchema = schema.properties?.['name'] ?? {}
  const valuesSchema = schema.properties?.['values'] ?? {}
  const nameProblems = useProblems(under(pointer, 'name'))
  const valueProblems = useProblems(under(pointer, 'values'))
  const number = `${at + 1}번째 옵션`
  const name = useTypedText(
    group.name,
    textOf,
    (text) => acceptText(nameSchema, true, text),
    (value) => {
      onName(textOf(value))
      return target.read(under(pointer, 'name'))
    },
    { pointer: under(pointer, 'name'), title: `${number} 이름` },
  )
  const accept = (text: string): Accepted => {
    const values = valuesOf(text)
    const { maxItems = Infinity, items } = valuesSchema
    const long = values.find((value) => [...value].length > (items?.maxLength ?? Infinity))
    if (long !== undefined) return { refusal: `값은 ${items!.maxLength}자까지 입력할 수 있습니다: ${long}` }
    if (values.length > maxItems) return { refusal: `값은 ${maxItems}개까지 둘 수 있습니다.` }
    if (JSON.stringify(values) === JSON.stringify(group.values)) return { value: group.values }
    const refusal = onValues(values)
    return refusal === undefined ? { value: target.read(under(pointer, 'values')) } : { refusal }
  }
  const values = useTypedText(
    group.values,
    (value) => (value as readonly string[]).join(', '),
    accept,
    // Written by `accept`, which alone knows whether the combinations fit.
    (value) => value,
    { pointer: under(pointer, 'values'), title: `${number} 값` },
  )
  const leave = (field: typeof name) => (): void => {
    field.leave()
    target.seal()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 @min-[32rem]:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <FieldFrame pointer={under(pointer, 'name')} title={`${number} 이름`} words={wordsOf(name.refusal, nameProblems)} isRequired>
        {(aria) => (
          <input
            {...aria}
            {...name.composition}
            value={name.text}
            placeholder="예: 색상"
            readOnly={target.isReadOnly}
            autoComplete="off"
            onChange={({ currentTarget }) => name.change(currentTarget.value)}
            onBlur={leave(name)}
            className={`${FIELD} ${WRONG}`}
          />
        )}
      </FieldFrame>
      <div className="max-[32rem]:col-span-2 max-[32rem]:row-start-2 @max-[32rem]:col-span-2 @max-[32rem]:row-start-2">
        <FieldFrame pointer={under(pointer, 'values')} title={`${number} 값`} words={wordsOf(values.refusal, valueProblems)} isRequired>
          {(aria) => (
            <input
              {...aria}
              {...values.composition}
              value={values.text}
              placeholder="예: 밤색, 먹색, 흰색"
              readOnly={target.isReadOnly}
              autoComplete="off"
              onChange={({ currentTarget }) => values.change(currentTarget.value)}
              onBlur={leave(values)}
              className={`${FIELD} ${WRONG}`}
            />
          )}
        </FieldFrame>
      </div>
      <button
        type="button"
        disabled={target.isReadOnly}
        onClick={onRemove}
        aria-label={`${group.name || number} 옵션 지우기`}
        title="지우기"
        className={`${BUTTON} mt-5.5`}
      >
        <Trash2 {...ICON} size={14} />
      </button>
    </div>
  )
}

const wordsOf = (refusal: string | undefined, problems: FieldWords[]): FieldWords[] =>
  refusal ? [{ severity: 'error', message: refusal }] : problems
