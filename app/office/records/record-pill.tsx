import { Pill } from '@/builder/ui/pill'
import type { RecordTab } from '@/schemas/api/site/records'

const LOOKS: Record<RecordTab, { words: string; dot: string }> = {
  live: { words: '게시 중', dot: 'bg-success' },
  changed: { words: '게시본과 다름', dot: 'bg-warning-500' },
  draft: { words: '초안', dot: 'border-[1.5px] border-studio-600' },
  scheduled: { words: '예약', dot: 'bg-info' },
  trash: { words: '휴지통', dot: 'bg-studio-500' },
}

/** How the stored record differs from what visitors see. */
export function RecordPill({ state }: { state: RecordTab }) {
  const { words, dot } = LOOKS[state]
  return <Pill dot={dot}>{words}</Pill>
}

export const tabWords = (tab: RecordTab): string => LOOKS[tab].words
