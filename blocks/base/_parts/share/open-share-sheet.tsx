'use client'
import { openDialog } from '@/lib/ui/dialogs'
import type { SharePayload } from '@/schemas/rules/base/share'
import { SHEET } from '../sheet'
import { ShareSheet } from './share-sheet'

/** Opens the channels over the page; resolves when they are closed. */
export async function openShareSheet(payload: SharePayload, eventId: string | undefined): Promise<void> {
  await openDialog('share', {
    title: '공유하기',
    className: `${SHEET} w-[min(400px,calc(100vw-48px))] max-sm:h-fit!`,
    render: (close) => <ShareSheet payload={payload} eventId={eventId} close={() => close()} />,
  })
}
