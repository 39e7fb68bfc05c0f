'use client'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '@/schemas/api/auth/staff'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import type { Person } from './side'

/** Who is signed in, and the way out. */
export function SignedIn({ person }: { person: Person }) {
  const [fault, setFault] = useState('')
  async function leave(): Promise<void> {
    setFault('')
    try {
      await call(signOut, {})
      location.reload()
    } catch (error) {
      // A session that ended elsewhere counts as signed out.
      if (error instanceof CallFailure && (error.status === 401 || error.status === 403)) return location.reload()
      setFault('로그아웃하지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.')
    }
  }
  return (
    <div className="mt-auto pt-6">
      <p role="alert" className="px-2.5 text-studio-label font-normal text-danger not-empty:mb-2">
        {fault}
      </p>
      <div className="flex items-center gap-2.5 pl-2.5">
        <span
          aria-hidden
          className="grid size-7.5 shrink-0 place-items-center rounded-full bg-walnut-100 text-studio-label font-semibold text-walnut-700"
        >
          {person.name.slice(0, 1)}
        </span>
        <p className="min-w-0 flex-1">
          <span className="block truncate">{person.name}</span>
          <span className="block text-studio-micro font-normal text-studio-text-mute">
            {[person.role === 'adm' ? '관리자' : (person.roleName ?? '매니저'), person.shopName].filter(Boolean).join(' · ')}
          </span>
        </p>
        <button type="button" aria-label="로그아웃" title="로그아웃" className={BUTTON} onClick={() => void leave()}>
          <LogOut {...ICON} />
        </button>
      </div>
    </div>
  )
}
