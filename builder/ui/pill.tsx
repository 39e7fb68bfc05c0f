import type { ReactNode } from 'react'

/** A state as a dot and a word, never by colour alone. */
export function Pill({ dot, children }: { dot: string; children: ReactNode }) {
  return (
    <span className="inline-flex h-5.5 shrink-0 items-center gap-1.5 rounded-full bg-studio-100 px-2 text-studio-label whitespace-nowrap text-studio-800">
      <span aria-hidden className={`size-1.5 rounded-full ${dot}`} />
      {children}
    </span>
  )
}
