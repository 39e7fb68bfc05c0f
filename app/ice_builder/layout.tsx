import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Refusal } from './refusal'
import { readStaff } from './require-staff'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/**
 * Renders the refusal whole on the server, which a page that throws `forbidden` cannot. It is no lock: a page is rendered beside
 * its layout, and its data is its own to guard (require-staff.ts).
 */
export default async function BuilderLayout({ children }: { children: ReactNode }) {
  return (await readStaff()) ? children : <Refusal />
}
