'use client'
import { RefreshCw } from 'lucide-react'
import { use, useState } from 'react'
import { NewsContext } from '@/builder/list/news-context'
import { ActButton } from '@/builder/ui/act-button'

interface ArrivedSinceProps {
  /** Id of the screen, under which its news is counted. */
  here: string
  /** When the rows were asked for. */
  at: number
  onRead: () => void
}

/** Says that something came in after the rows were read, and reads them again on request: rows do not move under a pointer. The sentence for screen readers is that of the bell. */
export function ArrivedSince({ here, at, onRead }: ArrivedSinceProps) {
  const news = use(NewsContext)
  const count = news?.counts[here] ?? 0
  const [seen, setSeen] = useState<{ at: number; count: number }>()
  // What was there when the rows were read, or was read elsewhere meanwhile, is not new.
  if (news?.isKnown && (seen === undefined || seen.at !== at || seen.count > count)) setSeen({ at, count })
  if (seen === undefined || count <= seen.count) return null
  return (
    <div className="mb-2 flex flex-wrap items-center gap-3 text-studio-accent-700">
      목록을 연 뒤에 {(count - seen.count).toLocaleString('ko-KR')}건이 더 들어왔습니다.
      <ActButton icon={RefreshCw} onClick={onRead}>
        목록 다시 읽기
      </ActButton>
    </div>
  )
}
