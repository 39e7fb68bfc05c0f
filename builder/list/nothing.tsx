import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'

/** An empty state: its reason, and one step. */
export function Nothing({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1 px-4 py-20 text-center">
      <FileSearch size={28} strokeWidth={1.25} aria-hidden className="mb-2 text-studio-500" />
      <h2 className="text-studio-title">{title}</h2>
      <p className="text-balance text-studio-text-mute">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  )
}
