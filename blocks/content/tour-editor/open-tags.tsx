'use client'
import { openDialog } from '@/lib/ui/dialogs'
import { TagSheet } from './tag-sheet'
import type { TourSession } from './tour-session'

/** Marks products on a photograph. */
export const openTags = (session: TourSession, id: string, name: string): Promise<unknown> =>
  openDialog('tour-tags', {
    title: '제품 표시',
    className:
      'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-page text-ink transition-opacity duration-(--duration-base) ease-(--ease-settle) starting:opacity-0',
    render: (close) => <TagSheet session={session} id={id} name={name} close={() => close()} />,
  })
