'use client'
import { withParticle } from '@/lib/particle'
import { Icon, type IconName } from '@/lib/ui/icon'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import type { Block } from '@/schemas/page/document'
import { HOME, photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { useTour } from './tour-context'

/** Focuses a tool of a block once it is drawn at its new place. */
function focusBlock(id: string, act: 'up' | 'down' | 'remove'): void {
  requestAnimationFrame(() => {
    const tool = document.querySelector<HTMLElement>(`[data-act="${act}-${id}"]`)
    tool?.focus({ preventScroll: true })
    tool?.closest('[data-story]')?.scrollIntoView({ block: 'nearest' })
  })
}

interface Props {
  block: Block
  /** 3번째 사진. */
  name: string
  at: number
  count: number
  /** Whether its photograph stands for the tour. */
  isCover: boolean
}

/** Moves, removes, and chooses the photograph that stands for the tour. */
export function BlockTools({ block, name, at, count, isCover }: Props) {
  const { page } = useTour()
  const [photo] = photosOf(block)
  // The block about the home is the first of the page.
  const moveTo = (to: number) => {
    page.edit(`${name} 옮기기`, [{ op: 'move', id: block.id, to: { parent: null, slot: '', index: to + 1 } }])
    page.announce(`${to + 1}번째로 옮겼습니다.`)
    focusBlock(block.id, to < at ? 'up' : 'down')
  }
  const remove = () => {
    const next = page.tree.root[at + 2] ?? page.tree.root[at]
    page.edit(`${name} 지우기`, [{ op: 'remove', id: block.id }])
    showSnackbar(`${withParticle(name, '을/를')} 지웠습니다.`, { label: '되돌리기', run: () => void page.undo() })
    if (next && next !== HOME) focusBlock(next, 'remove')
  }
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <p className="text-small text-ink-mute">
        <span className="numeric">{at + 1}</span> {isCover && <span className="font-semibold text-brand">대표 사진</span>}
      </p>
      <div className="flex items-center">
        {photo && !isCover && (
          <button
            type="button"
            onClick={() => page.edit('대표 사진 고르기', [{ op: 'setProp', id: HOME, path: ['cover'], value: photo.src }])}
            className="inline-flex min-h-11 items-center px-2 text-small font-medium text-ink-mute hover:text-ink"
          >
            대표로
          </button>
        )}
        <Tool id={block.id} act="up" label={`${name} 위로`} icon="chevron" turn={-90} isOff={at === 0} run={() => moveTo(at - 1)} />
        <Tool
          id={block.id}
          act="down"
          label={`${name} 아래로`}
          icon="chevron"
          turn={90}
          isOff={at === count - 1}
          run={() => moveTo(at + 1)}
        />
        <Tool id={block.id} act="remove" label={`${name} 지우기`} icon="close" run={remove} />
      </div>
    </div>
  )
}

interface ToolProps {
  id: string
  act: string
  label: string
  icon: IconName
  turn?: number
  isOff?: boolean
  run: () => void
}
function Tool({ id, act, label, icon, turn = 0, isOff = false, run }: ToolProps) {
  return (
    <button
      type="button"
      data-act={`${act}-${id}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && run()}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface-deep aria-disabled:text-ink-ghost"
    >
      <span className="grid" style={turn ? { rotate: `${turn}deg` } : undefined}>
        <Icon name={icon} size={18} />
      </span>
    </button>
  )
}
