import type { ReactNode } from 'react'
import { Picture, type Image } from '../picture'
import { Steps } from './steps'

interface Props {
  title: string
  /** Below another title of the page it is a section's. */
  heading?: 'h1' | 'h2' | undefined
  lead?: ReactNode
  steps?: { labels: readonly string[]; current: number }
  /** Above the title: a tick on a completion page. */
  mark?: ReactNode
  /** Beside the form from 1024 px on; absent on a phone. */
  photo?: Image | undefined
  /** Under the photograph, which is then as high as its crop. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one form: 480 wide, with a photograph beside it if there is room (look §10). */
export function FormPage({ title, heading: Title = 'h1', lead, steps, mark, photo, aside, children }: Props) {
  const form = (
    <div className="mx-auto w-full max-w-(--container-form) py-10 md:py-16 lg:py-20">
      {steps && <Steps {...steps} />}
      {mark}
      <Title className="type-h2">{title}</Title>
      {lead && <p className="mt-3 text-ink-mute">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
  if (!photo) return <div className="frame my-0!">{form}</div>
  // The frame is higher than wide: a landscape that covers it reaches over its sides, and is as wide as its height asks for.
  const wide = photo.width && photo.height ? photo.width / photo.height : 1.5
  return (
    <div className="lg:grid lg:grid-cols-[5fr_7fr]">
      {aside ? (
        <div className="bg-surface max-lg:hidden">
          <Picture image={photo} ratio="4/5" sizes={`${Math.round(42 * Math.max(1, wide / 0.8))}vw`} />
          <div className="py-10 pr-8 pl-[max(var(--gutter),calc((100vw-var(--container-base))/2))]">{aside}</div>
        </div>
      ) : (
        <div className="relative max-lg:hidden">
          <div className="sticky top-(--size-header) h-full max-h-[72rem] min-h-[min(calc(100dvh-var(--size-header)),56rem)] overflow-hidden">
            <Picture image={photo} ratio="fill" sizes={`max(42vw, ${Math.round(wide * 56)}rem)`} />
          </div>
        </div>
      )}
      <div className="frame my-0!">{form}</div>
    </div>
  )
}
