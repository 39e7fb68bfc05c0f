'use client'
import { useEffect, useRef, useState } from 'react'
import { LINE_BUTTON } from '@/builder/ui/button'
import { call } from '@/schemas/api/base/call'
import { readDirectoryOffer, readOwnLinks } from '@/schemas/api/auth/directory'
import { openCompanyWindow, type CompanyPurpose } from './company-window'

/** Asks for the company account in a window, where the person has one: a password is not everybody's. */
export function CompanyWindowButton({ purpose, onDone }: { purpose: CompanyPurpose; onDone: () => void }) {
  const label = useCompanyLabel(purpose)
  const [words, setWords] = useState('')
  const close = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => close.current?.(), [])
  if (label === undefined) return null
  return (
    <div>
      <button
        type="button"
        className={LINE_BUTTON}
        onClick={() => {
          close.current?.()
          close.current = openCompanyWindow(purpose, onDone)
          setWords(
            close.current
              ? '새 창에서 확인하시면 이 화면이 이어집니다.'
              : '새 창이 열리지 않았습니다. 브라우저의 팝업 차단을 풀고 다시 눌러 주세요.',
          )
        }}
      >
        {purpose === 'confirm' ? '회사 계정으로 확인' : label}
      </button>
      <p role="status" className="mt-1 text-studio-label font-normal text-studio-text-mute empty:hidden">
        {words}
      </p>
    </div>
  )
}

/** Undefined where nothing is to be offered: no directory, or for a confirmation no linked account. */
function useCompanyLabel(purpose: CompanyPurpose): string | undefined {
  const [label, setLabel] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal }
    const asked =
      purpose === 'confirm'
        ? call(readOwnLinks, {}, options).then(({ item, items }) => (item.isOffered && items.length > 0 ? item.label : undefined))
        : call(readDirectoryOffer, {}, options).then(({ item }) => (item.isOffered ? item.label : undefined))
    asked.then(setLabel, () => undefined)
    return () => abort.abort()
  }, [purpose])
  return label
}
