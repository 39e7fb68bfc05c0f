'use client'
import { ExternalLink, X } from 'lucide-react'
import { withParticle } from '@/lib/particle'
import type { LinkedThing } from '@/schemas/api/site/link-targets'
import { BUTTON, LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import type { FieldAria } from './field-frame'
import { LinkLook } from './link-look'

interface LinkCardProps {
  aria: FieldAria
  thing: LinkedThing
  /** As the field holds it, with what follows the path. */
  address: string
  isWrong: boolean
  isReadOnly: boolean
  onChange: () => void
  onClear: () => void
}

/** What the link leads to, with the ways to another thing and to none. */
export function LinkCard({ aria, thing, address, isWrong, isReadOnly, onChange, onClear }: LinkCardProps) {
  const { id, 'aria-labelledby': label, 'aria-describedby': words } = aria
  const name = thing.name || '이름 없음'
  return (
    <div className={`rounded-md border bg-studio-panel ${isWrong ? 'border-danger' : 'border-studio-line'}`}>
      <div className="flex min-h-12 items-center gap-2 py-1.5 pr-1 pl-2">
        <LinkLook thing={{ ...thing, address }} />
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={`${withParticle(name, '이/가')} 있는 화면 열기 (새 창)`}
          title="화면 열기 (새 창)"
          className={BUTTON}
        >
          <ExternalLink {...ICON} size={14} />
        </a>
      </div>
      <div className="flex flex-wrap gap-1.5 border-t border-studio-line px-2 py-1.5">
        <button
          type="button"
          id={id}
          aria-labelledby={`${label} ${id}`}
          aria-describedby={words}
          disabled={isReadOnly}
          onClick={onChange}
          className={LINE_BUTTON}
        >
          바꾸기
        </button>
        <button type="button" disabled={isReadOnly} aria-label={`${name} 지우기`} onClick={onClear} className={BUTTON}>
          <X {...ICON} size={14} />
          지우기
        </button>
      </div>
    </div>
  )
}
