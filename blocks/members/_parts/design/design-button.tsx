'use client'
import { useState } from 'react'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { openDesign } from './open-design'

/** Starts the steps into the design service; a second press waits for the first. */
export function DesignButton({ label }: { label: string }) {
  const [isWalking, setWalking] = useState(false)
  return (
    <SubmitButton
      type="button"
      isSending={isWalking}
      className="sm:w-auto"
      onClick={() => {
        if (isWalking) return
        setWalking(true)
        void openDesign().finally(() => setWalking(false))
      }}
    >
      {label}
    </SubmitButton>
  )
}
