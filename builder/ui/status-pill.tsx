import type { PageStatus } from '@/schemas/api/site/builder'
import { Pill } from './pill'

const LOOKS: Record<PageStatus, { words: string; dot: string }> = {
  draft: { words: '초안', dot: 'border-[1.5px] border-studio-600' },
  published: { words: '게시됨', dot: 'bg-success' },
  changed: { words: '게시본과 다름', dot: 'bg-warning-500' },
  withdrawn: { words: '내림', dot: 'bg-studio-500' },
  trash: { words: '휴지통', dot: 'bg-studio-500' },
}

export const statusWords = (status: PageStatus): string => LOOKS[status].words

/** How the draft differs from the published page. */
export function StatusPill({ status }: { status: PageStatus }) {
  const { words, dot } = LOOKS[status]
  return <Pill dot={dot}>{words}</Pill>
}
