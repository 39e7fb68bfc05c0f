'use client'
import { openDialog } from '@/lib/ui/dialogs'
import type { GalleryItem } from './item'
import { Lightbox } from './lightbox'

/** Shows the photographs enlarged, from one of them. @returns the one that was shown last. */
export const openLightbox = (label: string, items: GalleryItem[], start: number): Promise<number | undefined> =>
  openDialog<number>('gallery', {
    title: label,
    className:
      'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-page text-ink transition-opacity duration-(--duration-base) ease-(--ease-settle) starting:opacity-0',
    render: (close) => <Lightbox items={items} start={start} close={close} />,
  })
