'use client'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '@/builder/ui/act-button'
import { LINE_BUTTON } from '@/builder/ui/button'
import { startSeeAs } from '@/schemas/api/auth/staff-accounts'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'

interface SeeAsButtonProps {
  /** A role, or `mng`. */
  id: string
  words: string
  /** Seen is what is stored: changes that are not saved would be missing. */
  isStored: boolean
  onFault: (words: string) => void
}

/** Shows the console as a role sees it, from its first screen on. */
export function SeeAsButton({ id, words, isStored, onFault }: SeeAsButtonProps) {
  const [isBusy, setBusy] = useState(false)
  async function start(): Promise<void> {
    if (isBusy) return
    if (!isStored) return onFault('저장한 역할로만 볼 수 있습니다. 먼저 저장한 뒤 다시 눌러 주세요.')
    setBusy(true)
    onFault('')
    try {
      await call(startSeeAs, { id })
      location.assign('/ice_builder/home')
    } catch (error) {
      setBusy(false)
      onFault(error instanceof CallFailure ? error.message : '역할로 보지 못했습니다. 잠시 뒤 다시 눌러 주세요.')
    }
  }
  return (
    <ActButton icon={Eye} look={LINE_BUTTON} onClick={() => void start()}>
      {words}
    </ActButton>
  )
}
