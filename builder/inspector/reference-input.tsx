'use client'
// A reference to records of another type: one, or several in an order. The source of the schema names the type: `records:products`.
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId } from 'react'
import { withParticle } from '@/lib/particle'
import { FieldFrame } from './field-frame'
import { ReferenceLine } from './reference-line'
import { ReferenceSearch } from './reference-search'
import { useChosenRecords, type RecordOption } from './record-option'
import { useField, type FieldProps } from './use-field'
import { under } from './value-at'

export function ReferenceInput(props: FieldProps) {
  const { pointer, schema, isRequired } = props
  const id = useId()
  const field = useField(props)
  const { target } = field
  const type = (schema.source ?? '').slice('records:'.length)
  const isMany = schema.type === 'array'
  const ids = idsOf(field.value)
  const { known, fault } = useChosenRecords(type, ids)
  const isFull = isMany && ids.length >= (schema.maxItems ?? Infinity)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (one: string) => known?.get(one)?.name || '항목'
  const put = (next: readonly string[]) =>
    field.write(isMany ? next : (next[0] ?? (schema.default === '' ? '' : isRequired ? '' : undefined)), { once: true })

  const pick = ({ id: picked, name }: RecordOption): void => {
    if (isMany && (ids.includes(picked) || isFull)) return
    put(isMany ? [...ids, picked] : [picked])
    target.announce(`${withParticle(name || '이름 없음', '을/를')} 골랐습니다.`)
  }
  const remove = (at: number): void => {
    target.announce(`${withParticle(nameOf(ids[at]!), '을/를')} 뺐습니다.`)
    put(ids.toSpliced(at, 1))
  }
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= ids.length) return
    put(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!))
    target.announce(`${withParticle(nameOf(ids[from]!), '을/를')} ${ids.length}개 중 ${to + 1}번째로 옮겼습니다.`)
  }
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <FieldFrame pointer={pointer} title={field.title} help={schema.description} words={field.words()} isRequired={isRequired}>
      {(aria) => (
        <div className="grid gap-1.5">
          <DndContext id={`${id}-dnd`} sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={GUIDE}>
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              <ol className="grid gap-1 empty:hidden">
                {ids.map((one, i) => (
                  <ReferenceLine
                    key={one}
                    type={type}
                    id={one}
                    pointer={isMany ? under(pointer, i) : undefined}
                    option={known?.get(one)}
                    fault={fault}
                    isReadOnly={target.isReadOnly}
                    onMove={isMany ? (by) => move(i, i + by) : undefined}
                    onRemove={() => remove(i)}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          {isFull ? (
            <p id={aria.id} className="py-1 text-studio-text-mute">
              {schema.maxItems}개까지 고를 수 있습니다.
            </p>
          ) : (
            <ReferenceSearch
              aria={aria}
              type={type}
              placeholder={isMany ? '이름으로 찾아 더하기' : ids.length > 0 ? '이름으로 찾아 바꾸기' : '이름으로 찾기'}
              isReadOnly={target.isReadOnly}
              chosen={ids}
              onPick={pick}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

const GUIDE = {
  screenReaderInstructions: {
    draggable: '스페이스로 들고 화살표로 옮긴 뒤 스페이스로 놓습니다. Alt와 위아래 화살표로 바로 옮길 수도 있습니다.',
  },
}

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one): one is string => typeof one === 'string' && one !== '')
