import { ChevronRight } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import type { Item } from '@/schemas/api/base/contract'
import type { readConsole } from '@/schemas/api/site/console'
import { HomeSection, Quiet } from './home-section'

/** What waits for staff, each with a way to the screen where it is worked on. */
export function WaitingList({ queues }: { queues: Item<typeof readConsole>['queues'] }) {
  return (
    <HomeSection title="기다리는 일">
      {queues.length === 0 ? (
        <Quiet>기다리는 일이 없습니다.</Quiet>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {queues.map(({ id, words, count, path }) => (
            <li key={id}>
              <a
                href={path}
                className="flex h-full min-h-18 items-center gap-3 rounded-md border border-studio-line bg-studio-panel px-4 py-3 hover:border-studio-300 hover:bg-studio-chrome"
              >
                <span className="min-w-9 text-h3 text-studio-accent-700 tabular-nums">{count.toLocaleString('ko-KR')}</span>
                <span className="min-w-0 flex-1">{words}</span>
                <ChevronRight {...ICON} className="shrink-0 text-studio-text-mute" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
