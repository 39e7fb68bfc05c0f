'use client'
import { openDialog } from '@/lib/ui/dialogs'
import { FacetSheet } from './facet-sheet'
import type { FacetStore } from './facet-store'

/** Opens the conditions of a list over it. @param group the one that is open first; by default the first one. */
export const openFacetSheet = (name: string, label: string, store: FacetStore, group: string | undefined): Promise<unknown> =>
  openDialog(name, {
    title: `${label} 필터`,
    className:
      'mx-auto mt-auto mb-0 max-h-[90dvh] w-full max-w-(--size-sheet-max) flex-col overflow-hidden rounded-t-xl bg-page text-ink shadow-overlay transition-[opacity,translate] duration-(--duration-slow) ease-(--ease-settle) backdrop:bg-scrim open:flex starting:open:translate-y-8 starting:open:opacity-0',
    // Once something was chosen in the sheet, its history entry becomes the choice's own and stays.
    render: (close) => <FacetSheet store={store} group={group} close={close} />,
  })
