'use client'
import { Pipette, X } from 'lucide-react'
import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { POPUP } from '../ui/popup'

/** Colours that interiors are searched by, each with its name. */
const COLOURS = [
  ['흰색', '#f4f2ee'],
  ['베이지', '#d9c4a3'],
  ['밝은 갈색', '#b08559'],
  ['진한 갈색', '#5b3d28'],
  ['회색', '#9a9a98'],
  ['검은색', '#232323'],
  ['빨간색', '#b83a32'],
  ['주황색', '#d98a3d'],
  ['노란색', '#e3c659'],
  ['초록색', '#6f8a5b'],
  ['파란색', '#4a6fa0'],
  ['분홍색', '#d9a7a5'],
] as const

/** Finds files by a colour: one of the usual, or any. */
export function ColourFilter({ value, onChoose }: { value: string | null; onChoose: (color: string | null) => void }) {
  const [isOpen, setOpen] = useState(false)
  const name = COLOURS.find(([, hex]) => hex === value)?.[0] ?? value
  const choose = (color: string | null): void => {
    setOpen(false)
    onChoose(color)
  }
  return (
    <div className="flex items-center">
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          className={`${LINE_BUTTON} ${value ? 'border-studio-select bg-studio-select-soft text-studio-accent-700' : ''}`}
          aria-label={value ? `색: ${name}` : '색으로 찾기'}
        >
          {value ? (
            <span aria-hidden className="size-4 rounded-xs border border-studio-line" style={{ backgroundColor: value }} />
          ) : (
            <Pipette {...ICON} size={14} />
          )}
          {value ? name : '색'}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-(--z-overlay)">
            <Popover.Popup aria-label="색으로 찾기" className={`${POPUP} w-64 p-3`}>
              <div className="grid grid-cols-6 gap-1.5">
                {COLOURS.map(([words, hex]) => (
                  <button
                    key={hex}
                    type="button"
                    title={words}
                    aria-label={words}
                    aria-pressed={hex === value}
                    onClick={() => choose(hex)}
                    className="size-8 rounded-sm border border-studio-300 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-studio-select"
                    style={{ backgroundColor: hex }}
                  />
                ))}
              </div>
              <label className="mt-3 flex items-center gap-2 text-studio-label">
                다른 색
                <input
                  type="color"
                  value={value ?? '#b08559'}
                  onChange={({ currentTarget }) => onChoose(currentTarget.value)}
                  className="h-8 w-12 cursor-pointer rounded-sm border border-studio-300"
                />
              </label>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {value && (
        <button type="button" aria-label="색 조건 지우기" className={BUTTON} onClick={() => choose(null)}>
          <X {...ICON} size={14} />
        </button>
      )}
    </div>
  )
}
