'use client'
import { Checkbox } from '@base-ui/react/checkbox'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { GUARDS, type GuardName } from '@/schemas/page/document'
import { ICON } from '../ui/icon'
import { FieldMessages } from './field-frame'
import { GUARD_WORDS } from './guard-words'
import { useProblems } from './problems-of-fields'
import { useTarget, useValue } from './target'

const NAMES = Object.keys(GUARD_WORDS) as GuardName[]

/** The page's guards, each with what happens to visitors that it refuses. */
export function GuardsInput() {
  const id = useId()
  const target = useTarget()
  const value = useValue('/guard')
  const problems = useProblems('/guard')
  const held = Array.isArray(value) ? (value as string[]) : []
  const unknown = held.filter((name) => !(GUARDS as readonly string[]).includes(name))

  const toggle = (name: string, isOn: boolean): void => {
    const next = isOn ? [...held, name] : held.filter((one) => one !== name)
    target.write('입장 조건', [{ pointer: '/guard', value: next.length > 0 ? next : undefined }], { once: true })
  }
  return (
    <div data-field="/guard" role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="text-studio-label">
        입장 조건
      </span>
      <p className="text-studio-micro text-studio-text-mute">
        고르지 않으면 누구나 볼 수 있습니다. 여럿이면 처음 걸리는 조건의 화면으로 보냅니다.
      </p>
      <FieldMessages words={problems} />
      <ul className="flex flex-col">
        {[...NAMES, ...unknown].map((name) => {
          const words = GUARD_WORDS[name as GuardName] as (typeof GUARD_WORDS)[GuardName] | undefined
          return (
            <li key={name} className="relative flex items-start gap-2 py-1.5">
              <Checkbox.Root
                id={`${id}-${name}`}
                aria-labelledby={`${id}-${name}-title`}
                aria-describedby={`${id}-${name}-help`}
                checked={held.includes(name)}
                disabled={target.isReadOnly}
                onCheckedChange={(isOn) => toggle(name, isOn)}
                className="mt-0.5 grid size-4 shrink-0 cursor-pointer place-items-center rounded-xs border border-studio-field bg-studio-panel after:absolute after:inset-0 data-checked:border-studio-select data-checked:bg-studio-select data-disabled:cursor-default data-disabled:opacity-50"
              >
                <Checkbox.Indicator className="text-studio-panel">
                  <Check {...ICON} size={12} strokeWidth={3} />
                </Checkbox.Indicator>
              </Checkbox.Root>
              <span className="min-w-0">
                <span id={`${id}-${name}-title`} className="block">
                  {words?.title ?? name}
                </span>
                <span id={`${id}-${name}-help`} className="block text-studio-micro text-studio-text-mute">
                  {words?.help ?? '이 버전에 없는 조건입니다. 빼 주세요.'}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
