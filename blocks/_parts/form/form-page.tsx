import type { ReactNode } from 'react'
import { Picture, type Image } from '../picture'
import { Steps } from './steps'

interface Props {
  title: string
  lead?: ReactNode
  steps?: { labels: readonly string[]; current: number }
  /** Beside the form from 1024 px on; a form needs none on a phone. */
  photo?: Image | undefined
  children: ReactNode
}

/** A page that is one form: 480 wide, a photograph beside it where there is room (look §10). */
export function FormPage({ title, lead, steps, photo, children }: Props) {
  const form = (
    <div className="mx-auto w-full max-w-(--container-form) py-10 md:py-16 lg:py-20">
      {steps && <Steps {...steps} />}
      <h1 className="type-h2">{title}</h1>
      {lead && <p className="mt-3 text-ink-mute">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
  if (!photo) return <div className="frame">{form}</div>
  return (
    <div className="lg:grid lg:grid-cols-[5fr_7fr]">
      <div className="relative max-lg:hidden">
        <div className="sticky top-(--size-header) h-[min(calc(100dvh-var(--size-header)),56rem)] overflow-hidden">
          <Picture image={photo} ratio="fill" sizes="42vw" />
        </div>
      </div>
      <div className="frame">{form}</div>
    </div>
  )
}
