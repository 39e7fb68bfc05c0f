'use client'
import { useState } from 'react'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import type { Listed } from '@/schemas/api/base/contract'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { endScrapFolderLink, shareScrapFolder, type listScrapFolders } from '@/schemas/api/members/scrap-folders'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { CheckBox } from '@/blocks/base/_parts/form/check-box'
import { openFolderSheet } from './open-folder-sheet'

type Folder = Listed<typeof listScrapFolders>

/** The link of a folder: made, copied, ended, made anew. */
export const openShareSheet = (folder: Folder): Promise<unknown> =>
  openFolderSheet('scrap-share', '가족과 공유', () => <Share folder={folder} />)

function Share({ folder: { folderSeq, title, linkPath, nicknameYn } }: { folder: Folder }) {
  const [path, setPath] = useState(linkPath)
  const [isNamed, setNamed] = useState(nicknameYn === 'Y')
  const share = async (named: boolean, anewYn: 'Y' | 'N' = 'N') => {
    const answer = await trackedCall(shareScrapFolder, { folderSeq, nicknameYn: named ? 'Y' : 'N', anewYn })
    if (answer) setPath(answer.item.linkPath)
    return answer
  }
  const name = async (named: boolean) => {
    setNamed(named)
    if (path && !(await share(named))) setNamed(!named)
  }
  const renew = async () => {
    const asked = { title: '새 주소로 바꾸시겠습니까?', text: '지금 주소를 받은 사람은 더 볼 수 없습니다.', okLabel: '바꾸기' }
    if ((await showConfirmDialog(asked)) === 'ok' && (await share(isNamed, 'Y'))) showSnackbar('새 주소를 만들었습니다.')
  }
  const end = async () => {
    const asked = { title: '공유를 끝내시겠습니까?', text: '주소를 받은 사람은 더 볼 수 없습니다.', okLabel: '끝내기' }
    if ((await showConfirmDialog(asked)) !== 'ok' || !(await trackedCall(endScrapFolderLink, { folderSeq }))) return
    setPath('')
    showSnackbar('공유를 끝냈습니다.')
  }
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(location.origin + path).then(
      () => true,
      () => false,
    )
    showSnackbar(copied ? '주소를 복사했습니다.' : '복사하지 못했습니다. 주소를 길게 눌러 복사해 주세요.')
  }
  return (
    <>
      <p className="text-ink-soft">
        주소를 받은 사람은 로그인하지 않고 ‘{title}’ 폴더의 사진과 이름, 메모를 봅니다. 다른 폴더와, 아래에서 고르신 닉네임 말고 회원 정보는
        보이지 않습니다.
      </p>
      <CheckBox id="scrap-share-name" checked={isNamed} onChange={({ target }) => void name(target.checked)} className="mt-3">
        내 닉네임 보이기
      </CheckBox>
      {path ? (
        <>
          <p className="mt-3 rounded-sm bg-surface px-4 py-3 text-small wrap-anywhere">
            <a href={path} target="_blank" rel="noopener" className="underline underline-offset-4">
              {location.origin + path}
              <span className="sr-only">(새 창)</span>
            </a>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <LineButton onClick={() => void copy()}>주소 복사</LineButton>
            <LineButton onClick={() => void renew()}>새 주소로 바꾸기</LineButton>
            <LineButton onClick={() => void end()}>공유 끝내기</LineButton>
          </div>
        </>
      ) : (
        <LineButton onClick={() => void share(isNamed)} className="mt-3">
          공유 주소 만들기
        </LineButton>
      )}
    </>
  )
}
