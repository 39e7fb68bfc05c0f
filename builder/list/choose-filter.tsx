'use client'
import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { MENU_ITEM } from '../ui/menu-item'
import { POPUP } from '../ui/popup'

interface ChooseFilterProps<T extends string> {
  label: string
  /** The first one filters nothing. */
  choices: readonly { value: T; words: string }[]
  value: T
  onChoose: (value: T) => void
  /** In a toolbar the button shows its own name until something is chosen; in a form the label is above. */
  isBare?: boolean
  className?: string
}

export function ChooseFilter<T extends string>({ label, choices, value, onChoose, isBare = false, className = '' }: ChooseFilterProps<T>) {
  const chosen = choices.find((one) => one.value === value) ?? choices[0]!
  const isUsual = chosen === choices[0]
  return (
    <Select.Root
      items={choices.map((one) => ({ value: one.value, label: one.words }))}
      value={value}
      onValueChange={(next) => next !== null && onChoose(next)}
    >
      <Select.Trigger
        aria-label={isUsual && isBare ? label : `${label}: ${chosen.words}`}
        className={`${LINE_BUTTON} ${!isUsual && isBare ? 'border-studio-select bg-studio-select-soft text-studio-accent-700' : ''} ${className}`}
      >
        <span className="min-w-0 flex-1 truncate text-left">{isBare && isUsual ? label : chosen.words}</span>
        <Select.Icon>
          <ChevronDown {...ICON} size={14} />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner align="start" sideOffset={4} alignItemWithTrigger={false} collisionPadding={8} className="z-(--z-overlay)">
          <Select.Popup className={`${POPUP} max-h-(--available-height) min-w-[max(10rem,var(--anchor-width))] overflow-y-auto p-1`}>
            {choices.map((one) => (
              <Select.Item key={one.value} value={one.value} className={`${MENU_ITEM} pr-3`}>
                <span className="grid w-4 shrink-0 place-items-center">
                  <Select.ItemIndicator>
                    <Check {...ICON} size={14} />
                  </Select.ItemIndicator>
                </span>
                <Select.ItemText>{one.words}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
