'use client'
import { openDialog } from '@/lib/ui/dialogs'
import type { Catalog } from './load'

/** The title of a catalogue, covering the whole card: opens the book, which is loaded on demand. */
export function CatalogButton({ catalog }: { catalog: Catalog }) {
  const open = async () => {
    const { Book } = await import('./book')
    await openDialog('catalog', {
      title: catalog.TITLE,
      className:
        'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface text-ink transition-opacity duration-(--duration-base) ease-(--ease-settle) starting:opacity-0',
      render: (close) => <Book catalog={catalog} close={() => close()} />,
    })
  }
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => void open()} className="stretched text-left">
      {catalog.TITLE}
    </button>
  )
}
