import type { ReactNode } from 'react'

/** A titled part of a store's page. */
export function ShopSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-20">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <div className="mt-5 md:mt-7">{children}</div>
    </section>
  )
}
