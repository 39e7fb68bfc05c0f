import type { Metadata } from 'next'
import { settings } from '@/services/base/settings'
import { requireStaff } from './require-staff'

/** The title of a screen of the console, for those who may enter it. */
export const staffMetadata =
  ({ title }: { title: string }) =>
  async (): Promise<Metadata> => {
    await requireStaff()
    return { title: `${title} | ${settings().brandName} 마루` }
  }
