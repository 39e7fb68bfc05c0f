'use client'
import { useEffect, useRef, useState } from 'react'
import type { SocialType } from '@/schemas/api/auth/session'
import type { SocialHash } from '@/schemas/rules/auth/social'
import { askSocial, returnedSocial } from './ask-social'

export interface SocialRequest {
  /** The provider with the open popup. */
  pending: SocialType | undefined
  ask: (snsType: SocialType) => void
}

/** Starts a social sign-in, and passes its answer on: from a popup, or when the page itself returns. */
export function useSocial(onAnswer: (answer: SocialHash) => Promise<void>): SocialRequest {
  const [asking, setPending] = useState<SocialType>()
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    const returned = returnedSocial()
    if (returned) void latest.current(returned)
  }, [])
  return {
    pending: asking,
    ask(snsType) {
      const answer = askSocial(snsType)
      setPending(snsType)
      void answer.then((found) => (found ? latest.current(found) : undefined)).finally(() => setPending(undefined))
    },
  }
}
