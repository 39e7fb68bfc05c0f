'use client'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { listScrapFolders } from '@/schemas/api/members/scrap-folders'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import type { Fields } from './fields'

interface Props {
  id: string
  form: UseFormReturn<Fields>
}

/** Which folder of the scrapbook goes along. Only a member who has one is asked; the folder of the address is chosen. */
export function FolderChoice({ id, form }: Props) {
  const session = useSession()
  const memberNo = session.code === 'signed' ? session.user.memberNo : ''
  const [folders, setFolders] = useState<Listed<typeof listScrapFolders>[]>([])
  useEffect(() => {
    if (!memberNo) return
    const leaving = new AbortController()
    const wanted = new URLSearchParams(location.search).get('folder')
    call(listScrapFolders, {}, { signal: leaving.signal }).then(
      ({ items }) => {
        if (leaving.signal.aborted) return
        const there = items.filter(({ cnt }) => cnt > 0)
        setFolders(there)
        if (wanted && there.some(({ folderSeq }) => String(folderSeq) === wanted)) form.setValue('folderSeq', wanted, { shouldDirty: true })
      },
      // The request goes without a folder; nothing that was typed depends on it.
      () => undefined,
    )
    return () => leaving.abort()
  }, [memberNo, form])
  if (!memberNo || folders.length === 0) return null
  return (
    <SelectField
      id={`${id}-folder`}
      label="함께 보낼 스크랩 폴더"
      optional
      empty="보내지 않음"
      help="담긴 글과 제품의 이름과 주소를 지금 그대로 담당자에게 전합니다. 메모는 보내지 않으며, 나중에 폴더를 바꾸어도 따라 바뀌지 않습니다."
      options={folders.map(({ folderSeq, title, cnt }) => ({ value: String(folderSeq), label: `${title} (${cnt}개)` }))}
      {...form.register('folderSeq')}
    />
  )
}
