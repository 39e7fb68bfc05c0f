import { ChevronRight, CircleCheckBig } from 'lucide-react'
import { useId } from 'react'
import type { SideLink } from '@/builder/list/side'
import { ICON } from '@/builder/ui/icon'
import type { Item } from '@/schemas/api/base/contract'
import type { readConsole } from '@/schemas/api/site/console'

type Queue = Item<typeof readConsole>['queues'][number]

interface WaitingListProps {
  title: string
  queues: readonly Queue[]
  /** Screens of the console, by which a row has its icon. */
  links: readonly SideLink[]
}

/** What waits, each with a way to the list that shows exactly this. */
export function WaitingList({ title, queues, links }: WaitingListProps) {
  const id = useId()
  const total = queues.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="flex items-baseline gap-2 text-studio-title">
        {title}
        <span className="text-studio-label font-normal text-studio-text-mute tabular-nums">{total.toLocaleString('ko-KR')}건</span>
      </h2>
      <ul className="mt-2 border-t border-studio-text">
        {queues.map((queue) => (
          <WaitingRow key={queue.id} queue={queue} link={links.find(({ path }) => path === queue.path.split('?', 1)[0])} />
        ))}
      </ul>
    </section>
  )
}

function WaitingRow({ queue: { words, count, path, kind }, link }: { queue: Queue; link: SideLink | undefined }) {
  return (
    <li className="border-b border-studio-line">
      <a href={path} className="flex min-h-14 items-center gap-3.5 py-2 pr-2 pl-1 hover:bg-studio-select-soft">
        {link?.icon}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{words}</span>
          <span className={`block text-studio-label font-normal ${kind === 'late' ? 'text-danger' : 'text-studio-text-mute'}`}>
            {kind === 'late' ? '먼저 살펴 주세요' : link?.words}
          </span>
        </span>
        <span className="shrink-0 text-right text-h3 tabular-nums">
          {count.toLocaleString('ko-KR')}
          <span className="ml-0.5 text-studio-body font-normal">건</span>
        </span>
        <ChevronRight {...ICON} size={14} className="shrink-0 text-studio-text-mute" />
      </a>
    </li>
  )
}

/** Said to a person for whom nothing waits. */
export const NothingWaits = () => (
  <div className="grid justify-items-center gap-1 rounded-lg border border-dashed border-studio-300 bg-studio-chrome px-6 py-9 text-center">
    <CircleCheckBig size={24} strokeWidth={1.5} aria-hidden className="mb-1 text-success" />
    <h2 className="text-studio-title">지금 기다리는 일이 없습니다</h2>
    <p className="text-balance text-studio-text-mute">새 일이 들어오면 이 화면에 몇 건인지 보입니다.</p>
  </div>
)
