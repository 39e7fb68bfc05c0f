'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/button'
import { CHROME } from '@/builder/ui/chrome'
import { FIELD } from '@/builder/ui/field'
import useSWR from 'swr'
import { editorPath } from '@/builder/state/editor-path'
import { createPage, openDraft } from '@/schemas/api/site/builder'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { KINDS } from '@/schemas/page/document'

const WORDS = { page: '페이지', fragment: '공통 조각', popup: '팝업', template: '서식' } as const

/** No document has this path yet: the way back, and a button that creates it. */
export function NoSuchPage({ canMake }: { canMake: boolean }) {
  const path = safeDecode(usePathname().replace(/^\/ice_builder\/page/, '')).normalize('NFC')
  const requestedKind = useSearchParams().get('kind')
  const kind = KINDS.find((name) => name === requestedKind) ?? 'page'
  const name = kind === 'page' ? path : path.slice(1)
  const { data: movedTo } = useSWR(kind === 'page' ? ['moved', name] : null, ([, path]: [string, string]) => readMove(path))
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const title = event.currentTarget.querySelector('input')!.value.normalize('NFC').trim()
    if (title === '') return setFault('제목을 입력해 주세요.')
    setBusy(true)
    setFault('')
    try {
      await call(createPage, { kind, name, title })
      location.reload()
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : '만들지 못했습니다. 잠시 후 다시 시도해 주세요.')
      setBusy(false)
    }
  }

  return (
    <main id="main" className={`${CHROME} grid min-h-dvh place-items-center bg-studio-chrome p-6`}>
      <title>편집할 문서가 없습니다</title>
      <div className="w-full max-w-90 rounded-lg border border-studio-line bg-studio-panel p-6 shadow-studio">
        <h1 className="text-studio-title">{movedTo ? '이 페이지의 주소가 바뀌었습니다.' : `이 주소의 ${WORDS[kind]}가 없습니다.`}</h1>
        <p className="mt-1 text-studio-text-mute">
          <code className="font-mono break-all text-studio-text">{name}</code>{' '}
          {movedTo ? (
            <>
              주소에 있던 페이지는 지금 <code className="font-mono break-all text-studio-text">{movedTo}</code> 주소에 있습니다.
            </>
          ) : (
            '주소로 저장된 초안을 찾지 못했습니다. 주소가 바뀌었거나 지워졌을 수 있습니다.'
          )}
        </p>
        {movedTo && (
          <a href={editorPath('page', movedTo)} className={`${MAIN_BUTTON} mt-5 w-full`}>
            바뀐 주소에서 편집
          </a>
        )}
        {canMake && (
          <form noValidate onSubmit={(event) => void make(event)} className="mt-5">
            <label className="block">
              <span className="mb-1 block text-studio-label">새 {WORDS[kind]}의 제목</span>
              <input name="title" maxLength={120} aria-invalid={fault !== ''} aria-describedby="make-fault" className={FIELD} />
            </label>
            <p id="make-fault" role="alert" className="text-studio-label text-danger not-empty:mt-1">
              {fault}
            </p>
            <button type="submit" aria-disabled={isBusy} className={`${movedTo ? LINE_BUTTON : MAIN_BUTTON} mt-3 w-full`}>
              {isBusy ? '만드는 중입니다' : `이 주소로 새 ${WORDS[kind]} 만들기`}
            </button>
          </form>
        )}
        <a href="/ice_builder" className={`${LINE_BUTTON} mt-3 w-full`}>
          목록으로
        </a>
      </div>
    </main>
  )
}

/** Where the page of this address stands now. */
async function readMove(name: string): Promise<string | undefined> {
  try {
    await call(openDraft, { kind: 'page', name })
  } catch (error) {
    return error instanceof CallFailure ? (error.item as { movedTo?: string } | undefined)?.movedTo : undefined
  }
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
