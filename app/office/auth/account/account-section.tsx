import { useId, type ReactNode } from 'react'

interface AccountSectionProps {
  title: string
  id?: string
  /** What was done here last, said where it was pressed and not at the head of a long screen. */
  done?: string
  children: ReactNode
}

/** A part of the own account: its name on the left, what can be done beside it. */
export function AccountSection({ title, id: anchor, done = '', children }: AccountSectionProps) {
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
      <div className="flex min-w-0 flex-col gap-4">
        {children}
        <p role="status" className="text-studio-accent-700 empty:sr-only">
          {done}
        </p>
      </div>
    </section>
  )
}
