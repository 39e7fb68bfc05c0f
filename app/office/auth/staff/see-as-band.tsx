'use client'
import { Eye } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { BUTTON } from '@/builder/ui/button'
import { CHROME } from '@/builder/ui/chrome'
import { ICON } from '@/builder/ui/icon'
import { withParticle } from '@/lib/particle'
import { endSeeAs } from '@/schemas/api/auth/staff-accounts'
import { call } from '@/schemas/api/base/call'
import { seoulClock } from '@/schemas/words/seoul-day'

/** Stands on every screen while an administrator sees the console as a role; the frame of a canvas is no screen of its own. */
export function SeeAsBand(seeing: { name: string; until: string }) {
  const isFrame = useSyncExternalStore(
    () => () => undefined,
    () => window !== window.top,
    () => false,
  )
  return isFrame ? null : <Band {...seeing} />
}

function Band({ name, until }: { name: string; until: string }) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const band = useRef<HTMLElement>(null)
  // What reaches to the bottom of the screen ends above the band, however many lines it has.
  useEffect(() => {
    const root = document.documentElement
    const observer = new ResizeObserver(() => root.style.setProperty('--foot', `${band.current?.offsetHeight ?? 0}px`))
    observer.observe(band.current!)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--foot')
    }
  }, [])
  useEffect(() => {
    // The time is over: the screen is drawn anew with the administrator's own rights.
    const timer = setTimeout(() => location.reload(), Math.max(0, Date.parse(until) - Date.now()) + 1_000)
    return () => clearTimeout(timer)
  }, [until])
  async function end(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      await call(endSeeAs, {})
      location.assign('/ice_builder/staff?tab=roles')
    } catch {
      setFault('끝내지 못했습니다. 인터넷 연결을 확인한 뒤 다시 눌러 주세요.')
      setBusy(false)
    }
  }
  return (
    <>
      <div aria-hidden className="h-(--foot,3.5rem) print:hidden" />
      <aside
        ref={band}
        aria-label="역할로 보는 중"
        className={`${CHROME} fixed inset-x-0 bottom-0 z-(--z-bottom-bar) flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t-2 border-studio-select bg-studio-select-soft px-4 py-1.5 text-studio-text print:hidden`}
      >
        <Eye {...ICON} className="shrink-0 text-studio-select" />
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">{withParticle(`‘${name}’`, '으로/로')} 보는 중입니다.</strong>{' '}
          <span className="text-studio-text-mute tight:sr-only">
            보기만 하고 저장하지 않습니다. {seoulClock(Date.parse(until))}에 끝납니다.
          </span>
        </p>
        {fault && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void end()}
          className={`${BUTTON} border border-studio-300 bg-studio-panel`}
        >
          그만 보기
        </button>
      </aside>
    </>
  )
}
