'use client'
import { useState } from 'react'
import { BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { leaveSignIn } from '@/schemas/api/auth/staff-sign-in'

/** Gives up a sign-in that is half done: the password is asked for again. */
export function StepBack({ words }: { words: string }) {
  const [fault, setFault] = useState('')
  return (
    <>
      <button
        type="button"
        className={`${BUTTON} text-studio-text-mute underline underline-offset-4`}
        onClick={() =>
          void call(leaveSignIn, {}).then(
            () => location.reload(),
            (error: unknown) => setFault(error instanceof CallFailure ? error.message : '다시 시도해 주세요.'),
          )
        }
      >
        {words}
      </button>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
    </>
  )
}
