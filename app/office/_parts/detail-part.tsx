import type { ReactNode } from 'react'

interface DetailPartProps {
  id: string
  title: string
  /** Beside the title. */
  button?: ReactNode
  children: ReactNode
}

/** A part of a record with its heading. */
export function DetailPart({ id, title, button, children }: DetailPartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-studio-title">
          {title}
        </h2>
        {button}
      </div>
      {children}
    </section>
  )
}
