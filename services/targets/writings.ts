// What members have written and taken part in, by the tabs of My Page's activity. An area adds a source that lists and removes its own
// kind; the lists of My Page merge the sources of a tab and know none of them.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'
import type { Target } from './targets'

export type WritingTab = 'writing' | 'comment' | 'event'

export interface Writing {
  seq: number
  at: Date
  /** The record that it is about. */
  target?: Target
  /** What it is called itself, where it is no part of another record. */
  title?: string
  /** The member's own words. */
  text?: string
  /** How it stands: 당첨, 임시 저장. */
  state?: string
  image?: string
  alt?: string
  /** Where it can be seen; that of its record when it names none. */
  path?: string
  /** Its own place in the page of its record. */
  placeIn?: (path: string) => string
}

export interface WritingSource {
  tab: WritingTab
  /** Names it in calls: `case-reply`. */
  kind: string
  /** What it is, in words: 시공사례 댓글. */
  words: string
  /** Number of the calling member's own. */
  count: (ctx: Ctx) => Promise<number>
  /** The newest of them, this many at most. */
  newest: (ctx: Ctx, most: number) => Promise<Writing[]>
  /** Removes one of their own. @returns false for another member's and for a missing one alike (P-MEM-2). */
  remove: (ctx: Ctx, seq: number) => Promise<boolean>
  /** Puts back what was removed, where that is possible. */
  restore?: (ctx: Ctx, seq: number) => Promise<boolean>
}

export const writingSources = (tab: WritingTab): WritingSource[] =>
  areaParts<WritingSource>('writings').filter((source) => source.tab === tab)

/** The source of this kind on this tab; the tab's first one when none is named. */
export const writingSource = (tab: WritingTab, kind?: string): WritingSource | undefined =>
  writingSources(tab).find((source) => kind === undefined || source.kind === kind)
