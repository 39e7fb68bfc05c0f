'use client'
import { openDialog } from '@/lib/ui/dialogs'
import { CompareLayer } from './compare-layer'

let isOpen = false

export async function openLayer(): Promise<void> {
  if (isOpen) return
  isOpen = true
  await openDialog('compare', {
    title: '제품 비교',
    className:
      'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-page text-ink transition-opacity duration-(--duration-base) ease-(--ease-settle) starting:opacity-0',
    render: (close) => <CompareLayer close={() => close()} />,
  })
  isOpen = false
}
