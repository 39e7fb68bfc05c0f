'use client'
import { ActButton } from '@/builder/ui/act-button'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import { moved, ofRatio, WHOLE, withCorner, type CropRect } from './crop-rect'

const RATIOS = [
  ['전체', 0],
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['3:4', 3 / 4],
] as const

interface CropToolProps {
  src: string
  /** Width by height of the whole picture. */
  ratio: number
  rect: CropRect
  onChange: (rect: CropRect) => void
}

type Part = 'start' | 'end' | 'inside'
const PARTS: readonly (readonly [Part, string])[] = [
  ['inside', '자를 부분'],
  ['start', '왼쪽 위 모서리'],
  ['end', '오른쪽 아래 모서리'],
]

/** Chooses the part of a picture that is shown: by pointer, or by arrow keys at the part and at two of its corners. */
export function CropTool({ src, ratio, rect, onChange }: CropToolProps) {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  const change = (part: Part, byX: number, byY: number): void =>
    onChange(part === 'inside' ? moved(rect, byX, byY) : withCorner(rect, part, byX, byY))

  function onKeyDown(event: KeyboardEvent, part: Part): void {
    const by = event.shiftKey ? 10 : 1
    const step = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[event.code]
    if (!step) return
    event.preventDefault()
    change(part, step[0]!, step[1]!)
  }
  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  function onPointerMove(event: PointerEvent<HTMLElement>, part: Part): void {
    const size = frame.current?.getBoundingClientRect()
    if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    event.stopPropagation()
    change(part, ((event.clientX - last.current.x) / size.width) * 100, ((event.clientY - last.current.y) / size.height) * 100)
    last.current = { x: event.clientX, y: event.clientY }
  }
  const spoken = `왼쪽 ${Math.round(rect.x)}%, 위 ${Math.round(rect.y)}%, 너비 ${Math.round(rect.width)}%, 높이 ${Math.round(rect.height)}%`

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        className="relative mx-auto touch-none overflow-hidden rounded-sm bg-studio-100 select-none"
        style={{ aspectRatio: ratio, width: `min(100%, calc(20rem * ${ratio}))` }}
      >
        <img src={src} alt="" draggable={false} className="size-full object-cover" />
        <div
          className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)] outline-2 outline-studio-0"
          style={{ left: `${rect.x}%`, top: `${rect.y}%`, width: `${rect.width}%`, height: `${rect.height}%` }}
        >
          {PARTS.map(([part, words]) => (
            <div
              key={part}
              role="slider"
              tabIndex={0}
              aria-label={words}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(part === 'end' ? rect.width : rect.x)}
              aria-valuetext={spoken}
              onKeyDown={(event) => onKeyDown(event, part)}
              onPointerDown={onPointerDown}
              onPointerMove={(event) => onPointerMove(event, part)}
              className={
                part === 'inside'
                  ? 'absolute inset-0 cursor-move'
                  : `absolute size-6 cursor-nwse-resize rounded-full border-2 border-studio-0 bg-studio-select shadow-studio ${part === 'start' ? '-top-1 -left-1' : '-right-1 -bottom-1'}`
              }
            />
          ))}
        </div>
      </div>
      <div role="group" aria-label="비율" className={`${SEGMENTS} self-start`}>
        {RATIOS.map(([words, value]) => {
          const preset = value === 0 ? WHOLE : ofRatio(value, ratio)
          const isOn = (['x', 'y', 'width', 'height'] as const).every((name) => preset[name] === rect[name])
          return (
            <ActButton look={SEGMENT} key={words} aria-pressed={isOn} onClick={() => onChange(preset)}>
              {words}
            </ActButton>
          )
        })}
      </div>
    </div>
  )
}
