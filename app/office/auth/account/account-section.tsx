import { useId, type ReactNode } from 'react'

/** A part of the own account: its name on the left, what can be done beside it. */
export function AccountSection({ title, id: anchor, children }: { title: string; id?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t border-studio-line py-6 lg:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-studio-title">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  )
}
