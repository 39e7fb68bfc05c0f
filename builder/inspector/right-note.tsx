import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ICON } from '../ui/icon'

/** Why a form cannot be written in, or not all of it: at its head, once for all of its fields. */
export const RightNote = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 mb-2 flex gap-1.5 rounded-md bg-studio-chrome px-2.5 py-2 text-studio-label font-normal text-studio-text-mute">
    <Lock {...ICON} size={14} className="mt-0.5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
)
