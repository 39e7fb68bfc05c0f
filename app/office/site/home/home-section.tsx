import { useId, type ReactNode } from 'react'

interface HomeSectionProps {
  title: string
  text?: string
  children: ReactNode
}

/** One part of the console's first screen. */
export function HomeSection({ title, text, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-studio-title">
        {title}
      </h2>
      {text && <p className="mt-1 text-studio-label font-normal text-studio-text-mute">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** Said where a part has nothing to show. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md border border-dashed border-studio-300 px-4 py-5 text-studio-text-mute">{children}</p>
)
