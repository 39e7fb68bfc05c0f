'use client'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { withParticle } from '@/lib/particle'
import { Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { FieldMessages } from './field-frame'
import { faultOf, nameOfEntry, startOf, type FieldSchema } from './field-schema'
import type { FieldsComponent } from './fields-component'
import { freeKey, isKeyedList, withoutSlot } from './is-keyed-list'
import { stepsOf, under } from './value-at'
import { useProblems, type FieldWords } from './problems-of-fields'
import { MIXED, usePicked, useTarget } from './target'
import type { FieldProps } from './use-field'
import { useFieldRequest } from './use-field-request'
import { ListLine, type ListEntry } from './list-line'
import { RequiredMark } from './required-mark'

const NOTHING: readonly unknown[] = []
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
const isWrong = (value: unknown): boolean => value !== undefined && value !== MIXED && !Array.isArray(value)
const isMixed = (value: unknown): boolean => value === MIXED

interface Props extends FieldProps {
  Fields: FieldsComponent
  /** Renders an entry that is no object: a line of text, a picture. */
  renderEntry: (pointer: string, schema: FieldSchema) => ReactNode
}

/** Entries in order: each a line with its first text, opened one by one. */
export function ListInput({ pointer, schema, Fields, renderEntry }: Props) {
  const id = useId()
  const target = useTarget()
  const length = usePicked(pointer, lengthOf)
  const wrong = usePicked(pointer, isWrong)
  const mixed = usePicked(pointer, isMixed)
  const problems = useProblems(pointer)
  const request = useFieldRequest()
  const [state, setState] = useState<{ next: number; entries: readonly ListEntry[]; seen: number }>({ next: 0, entries: [], seen: 0 })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const itemSchema = schema.items ?? {}
  const title = schema.title ?? '목록'
  const { minItems = 0, maxItems = Infinity } = schema
  const isKeyed = isKeyedList(target.editor, target.ids, pointer, schema)

  // The list may have changed from outside: by undo, on the canvas, by another editor.
  let { entries } = state
  const requestedAt =
    request && request.n !== state.seen && request.pointer.startsWith(`${pointer}/`)
      ? Number(stepsOf(request.pointer.slice(pointer.length))[0])
      : -1
  if (entries.length !== length || requestedAt >= 0) {
    const added = Array.from({ length: Math.max(0, length - entries.length) }, (_, i) => ({ id: state.next + i, isOpen: false }))
    entries = [...entries, ...added].slice(0, length).map((entry, i) => (i === requestedAt ? { ...entry, isOpen: true } : entry))
    setState({ next: state.next + added.length, entries, seen: requestedAt >= 0 ? request!.n : state.seen })
  }

  const read = (): readonly unknown[] => {
    const value = target.read(pointer)
    return Array.isArray(value) ? (value as unknown[]) : NOTHING
  }
  const nameAt = (at: number) => nameOfEntry(itemSchema, read()[at], at)
  /** Writes the list and records which line is at which index now. */
  const put = (list: readonly unknown[], lines: readonly ListEntry[], more: Parameters<typeof target.write>[2] = {}): boolean => {
    if (!target.write(title, [{ pointer, value: list }], { once: true, ...more })) return false
    setState((old) => ({ ...old, next: Math.max(old.next, ...lines.map((line) => line.id + 1)), entries: lines }))
    return true
  }
  const fresh = (value: unknown): unknown => (isKeyed ? { ...(value as object), key: freeKey(read()) } : value)

  const add = (): void => {
    const list = read()
    if (put([...list, fresh(startOf(itemSchema))], [...entries, { id: state.next, isOpen: true }]))
      target.announce(`${withParticle(nameAt(list.length), '을/를')} 더했습니다. 모두 ${list.length + 1}개입니다.`)
  }
  const duplicate = (at: number): void => {
    const list = read()
    if (put(list.toSpliced(at + 1, 0, fresh(structuredClone(list[at]))), entries.toSpliced(at + 1, 0, { id: state.next, isOpen: true })))
      target.announce(`${withParticle(nameAt(at), '을/를')} 복제했습니다.`)
  }
  const remove = (at: number): void => {
    const list = read()
    const name = nameAt(at)
    const gone = isKeyed ? withoutSlot(target.editor!, target.ids[0]!, (list[at] as { key?: unknown } | null)?.key) : []
    if (put(list.toSpliced(at, 1), entries.toSpliced(at, 1), { with: gone }))
      target.announce(
        gone.length > 0
          ? `${withParticle(name, '와/과')} 안의 블록 ${gone.length}개를 지웠습니다.`
          : `${withParticle(name, '을/를')} 지웠습니다.`,
      )
  }
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= entries.length) return
    const list = read()
    if (put(moved(list, from, to), moved(entries, from, to)))
      target.announce(`${withParticle(nameAt(to), '을/를')} ${list.length}개 중 ${to + 1}번째로 옮겼습니다.`)
  }
  const toggle = (at: number) =>
    setState((old) => ({ ...old, entries: old.entries.map((one, i) => (i === at ? { ...one, isOpen: !one.isOpen } : one)) }))

  const at = (line: string | number) => entries.findIndex((entry) => entry.id === line)
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over) move(at(active.id), at(over.id))
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${withParticle(nameAt(at(active.id)), '을/를')} 들었습니다. 화살표로 옮기고 스페이스로 놓습니다. Esc로 그만둡니다.`,
    onDragOver: ({ over }) => (over ? `${entries.length}개 중 ${at(over.id) + 1}번째 자리입니다.` : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${withParticle(nameAt(at(active.id)), '을/를')} 제자리에 두었습니다.`,
  }

  const fault = mixed || wrong ? undefined : faultOf(schema, read(), { isDraft: target.mayBeUnfinished === true })
  const words: FieldWords[] = wrong
    ? [{ severity: 'error', message: `${title}에 목록이 아닌 값이 들어 있습니다. 비우고 새로 입력해 주세요.` }]
    : [...(fault ? [{ severity: 'error' as const, message: fault }] : []), ...problems.filter(({ message }) => message !== fault)]
  const isFull = length >= maxItems

  return (
    <div data-field={pointer} role="group" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 gap-1">
          <span id={`${id}-label`} className="text-studio-label">
            {title}
          </span>
          <RequiredMark pointer={pointer} />
        </span>
        <span className="text-studio-micro text-studio-text-mute tabular-nums">
          {length}
          {Number.isFinite(maxItems) ? ` / ${maxItems}` : ''}개
        </span>
      </div>
      {schema.description && <p className="text-studio-micro text-studio-text-mute">{schema.description}</p>}
      <DndContext
        id={`${id}-dnd`}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements,
          screenReaderInstructions: {
            draggable: '스페이스로 들고 화살표로 옮긴 뒤 스페이스로 놓습니다. Alt와 위아래 화살표로 바로 옮길 수도 있습니다.',
          },
        }}
      >
        <SortableContext items={entries.map((entry) => entry.id)} strategy={verticalListSortingStrategy}>
          <ol className="flex flex-col gap-1 empty:hidden">
            {entries.map((entry, i) => (
              <ListLine
                key={entry.id}
                entry={entry}
                index={i}
                pointer={under(pointer, i)}
                schema={itemSchema}
                mayRemove={length > minItems && !target.isReadOnly}
                mayAdd={!isFull && !target.isReadOnly}
                onToggle={() => toggle(i)}
                onDuplicate={() => duplicate(i)}
                onRemove={() => remove(i)}
                onMove={(by) => move(i, i + by)}
              >
                {itemSchema.type === 'object' && itemSchema.widget !== 'image' ? (
                  <Fields pointer={under(pointer, i)} schema={itemSchema} />
                ) : (
                  renderEntry(under(pointer, i), itemSchema)
                )}
              </ListLine>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <FieldMessages words={words} />
      <button
        type="button"
        disabled={target.isReadOnly || (isFull && !wrong)}
        onClick={add}
        aria-label={`${title}에 더하기`}
        className={`${LINE_BUTTON} border-dashed disabled:text-studio-text-mute`}
      >
        <Plus {...ICON} size={14} />
        {isFull ? `${maxItems}개까지 둘 수 있습니다` : '더하기'}
      </button>
    </div>
  )
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
}
