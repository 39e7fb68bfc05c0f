'use client'
import { useEffect, useState } from 'react'
import { SOCIAL_WORDS } from '@/schemas/rules/auth/social'
import { SOCIAL_FAILURES } from '@/schemas/words/login-messages'
import { goOn, type Passage } from './go-on'

/** Shows the progress of `goOn`. */
export function WindowPassage({ step }: { step: 'start' | 'result' }) {
  const [passage, setPassage] = useState<Passage>({ kind: 'waiting' })
  useEffect(() => goOn(step, setPassage), [step])
  return (
    <>
      <p role="status" className="mt-4 text-ink-mute">
        {sentenceOf(passage)}
      </p>
      {passage.kind === 'lost' && (
        <p className="mt-8">
          <a href="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
            로그인 화면으로
          </a>
        </p>
      )}
    </>
  )
}

function sentenceOf(passage: Passage): string {
  switch (passage.kind) {
    case 'leaving':
      return `${SOCIAL_WORDS[passage.snsType]} 로그인 화면으로 이동하고 있습니다.`
    case 'back':
      return '로그인 정보를 확인하고 있습니다.'
    case 'lost':
      return SOCIAL_FAILURES.expired
    case 'waiting':
      return '잠시만 기다려 주세요.'
  }
}
