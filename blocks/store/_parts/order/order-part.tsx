import type { ReactNode } from 'react'
import { PARTS } from './parts'

interface Props {
  /** Of the form. */
  id: string
  name: keyof typeof PARTS
  children: ReactNode
}

/** A part of an order under its heading, in the order form and at the link of a telephone order. */
export const OrderPart = ({ id, name, children }: Props) => (
  <section aria-labelledby={`${id}-part-${name}`} className="mb-12 min-w-0">
    <h2 id={`${id}-part-${name}`} className="type-title mb-5">
      {PARTS[name]}
    </h2>
    {children}
  </section>
)
