import type { KeyboardEvent, ReactNode } from 'react'
import { CHROME } from '../ui/chrome'
import { Side, type SideProps } from './side'

interface SideFrameProps {
  side: SideProps
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A screen of the office: the side navigation, and the screen's own part beside it. */
export function SideFrame({ side, onKeyDown, children }: SideFrameProps) {
  return (
    <div className={`${CHROME} min-h-dvh bg-studio-chrome md:flex`} onKeyDown={onKeyDown}>
      <Side {...side} />
      <main className="min-h-dvh min-w-0 flex-1 bg-studio-panel px-8 py-7 max-md:px-4 max-md:pt-2 max-md:pb-8" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
