'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { downloadMyData } from '@/schemas/api/members/account'
import { LineButton } from '@/blocks/base/_parts/form/buttons'

/** Gives the file to the browser, and says how much is in it. */
export function DownloadData() {
  const [isSending, setSending] = useState(false)
  const press = async () => {
    if (isSending) return
    setSending(true)
    const answer = await trackedCall(downloadMyData, {})
    setSending(false)
    if (!answer) return
    const { name, json, rows } = answer.item
    const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
    showSnackbar(`기록 ${rows.toLocaleString('ko-KR')}개를 파일로 내려받았습니다.`)
  }
  return (
    <LineButton aria-busy={isSending} onClick={() => void press()} className="mt-4">
      파일로 내려받기
    </LineButton>
  )
}
