'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/lib/ui/icon'

interface Props {
  /** Prefix of the fields' ids. */
  id: string
  wrong: { name: string; label: string }[]
  refused?: string | undefined
}

/**
 * The faults above the form, with a link to each field (look §10). A refusal of the service is scrolled into view and focused, because on
 * a phone the pressed button is more than a screen below.
 */
export function FormSummary({ id, wrong, refused }: Props) {
  const isShown = wrong.length > 0 || refused !== undefined
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused === undefined) return
    place.current!.focus({ preventScroll: true })
    place.current!.scrollIntoView({ block: 'nearest' })
  }, [refused])
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className={isShown ? 'mb-8 flex outline-none gap-3 rounded-sm bg-danger-soft px-4 py-3.5 text-danger' : 'sr-only'}
    >
      {isShown && <Icon name="warning" size={20} className="mt-0.5" />}
      <div>
        {refused && <p className="font-semibold">{refused}</p>}
        {wrong.length > 0 && (
          <>
            <p className="font-semibold">다시 확인할 항목이 {wrong.length}개 있습니다.</p>
            <ul className="flex flex-wrap gap-x-3">
              {wrong.map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${id}-${name}`} className="inline-flex min-h-8 items-center underline underline-offset-4">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
