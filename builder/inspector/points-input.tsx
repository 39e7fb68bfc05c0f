'use client'
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { thumbnail } from '../ui/thumbnail'
import { startOf, type FieldSchema } from './field-schema'
import type { FieldsComponent } from './fields-component'
import { ListInput } from './list-input'
import { usePicked, useTarget, useValue } from './target'
import type { FieldProps } from './use-field'
import { parentOf, under } from './value-at'

interface Place {
  x: number
  y: number
}
const NONE: readonly unknown[] = []
/** Percent of the picture per key press; with Shift ten times. */
const STEP = 1
const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const within = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10
const placeOf = (entry: unknown): Place => {
  const { x, y } = (typeof entry === 'object' && entry !== null ? entry : {}) as Partial<Record<'x' | 'y', unknown>>
  return { x: typeof x === 'number' ? within(x) : 50, y: typeof y === 'number' ? within(y) : 50 }
}
const sourceOf = (picture: unknown): string => {
  const { src } = (typeof picture === 'object' && picture !== null ? picture : {}) as { src?: unknown }
  return typeof src === 'string' ? src : ''
}

interface Props extends FieldProps {
  Fields: FieldsComponent
  renderEntry: (pointer: string, schema: FieldSchema) => ReactNode
}

/**
 * Places on the picture of the field beside: a press on it makes one, which is dragged, or moved by arrow keys; what stands there is an
 * entry of the list below. Places are told in percent of the whole picture, which is shown whole here.
 */
export function PointsInput(props: Props) {
  const { pointer, schema } = props
  const target = useTarget()
  const src = usePicked(under(parentOf(pointer), schema.beside ?? ''), sourceOf)
  const value = useValue(pointer)
  const list = Array.isArray(value) ? (value as unknown[]) : NONE
  const box = useRef<HTMLDivElement>(null)
  const title = schema.title ?? '자리'
  const most = schema.maxItems ?? Infinity
  const isFull = list.length >= most

  const placeAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) }
  }
  const put = (at: number, place: Place): void => {
    target.write(
      title,
      (['x', 'y'] as const).map((name) => ({ pointer: under(under(pointer, at), name), value: place[name] })),
    )
  }
  /** Opens the entry in the list, with the focus in its first field. */
  const open = (at: number): void =>
    target.requests.setState(({ requestedField }) => ({
      requestedField: { id: target.ids[0] ?? null, path: under(under(pointer, at), 'link'), n: (requestedField?.n ?? 0) + 1 },
    }))
  const add = (event: MouseEvent): void => {
    if (target.isReadOnly || isFull) return
    const place = placeAt(event)
    const entry = { ...(startOf(schema.items ?? {}) as object), ...place }
    if (!target.write(title, [{ pointer, value: [...list, entry] }], { once: true })) return
    target.announce(`${list.length + 1}번 자리를 더했습니다. ${placeWords(place)}.`)
    open(list.length)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {src && (
        <>
          <div ref={box} onClick={add} className={`relative overflow-hidden rounded-sm bg-studio-100 ${isFull ? '' : 'cursor-crosshair'}`}>
            <img src={thumbnail(src, 480)} alt="" decoding="async" draggable={false} className="block w-full" />
            {list.map((entry, i) => (
              <Dot
                key={i}
                number={i + 1}
                place={placeOf(entry)}
                isReadOnly={target.isReadOnly}
                placeAt={placeAt}
                onMove={(place) => put(i, place)}
                onRest={() => target.seal()}
                onOpen={() => open(i)}
              />
            ))}
          </div>
          <p className="text-studio-micro text-studio-text-mute">
            {isFull
              ? `자리는 ${most}개까지 둘 수 있습니다.`
              : '사진을 눌러 자리를 더하고, 끌거나 화살표로 옮깁니다. Shift를 함께 누르면 크게 옮기고, Enter를 누르면 그 자리의 제품을 고릅니다.'}
          </p>
        </>
      )}
      {src || list.length > 0 ? (
        <ListInput {...props} />
      ) : (
        <p className="text-studio-micro text-studio-text-mute">{title}: 사진을 고르면 그 위에 자리를 둘 수 있습니다.</p>
      )}
    </div>
  )
}

const placeWords = ({ x, y }: Place): string => `가로 ${x}%, 세로 ${y}%`

interface DotProps {
  number: number
  place: Place
  isReadOnly: boolean
  placeAt: (event: PointerEvent) => Place
  onMove: (place: Place) => void
  onRest: () => void
  onOpen: () => void
}

function Dot({ number, place, isReadOnly, placeAt, onMove, onRest, onOpen }: DotProps) {
  const moved = useRef(false)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key]
    if (!step || isReadOnly) return
    event.preventDefault()
    const times = event.shiftKey ? 10 : 1
    onMove({ x: within(place.x + step.x * times), y: within(place.y + step.y * times) })
  }
  return (
    <button
      type="button"
      aria-label={`${number}번 자리, ${placeWords(place)}`}
      onKeyDown={onKeyDown}
      onBlur={onRest}
      onPointerDown={(event) => {
        moved.current = false
        if (!isReadOnly && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
        const to = placeAt(event)
        // A press trembles: it is a drag from two percent on.
        if (!moved.current && Math.hypot(to.x - place.x, to.y - place.y) < 2) return
        moved.current = true
        onMove(to)
      }}
      onPointerUp={onRest}
      onClick={(event) => {
        event.stopPropagation()
        if (!moved.current) onOpen()
        moved.current = false
      }}
      className="absolute grid size-11 -translate-1/2 touch-none place-items-center"
      style={{ left: `${place.x}%`, top: `${place.y}%` }}
    >
      <span className="grid size-6 place-items-center rounded-full border-2 border-studio-0 bg-studio-select text-studio-micro font-semibold text-studio-0 shadow-studio">
        {number}
      </span>
    </button>
  )
}
