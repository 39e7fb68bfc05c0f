'use client'
import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { trackedCall } from '@/schemas/api/base/tracked-call'
import { moveScrapFolder, removeScrapFolder } from '@/schemas/api/members/scrap-folders'
import { hrefWith } from '@/blocks/base/_parts/href-with'
import { LinkTabs } from '@/blocks/base/_parts/link-tabs'
import type { Scraps } from './ask-scraps'

interface Props {
  path: string
  folders: Scraps['folders']
  all: number
  folderSeq: number | undefined
  refresh: () => Promise<void>
}

const quiet =
  'inline-flex min-h-11 items-center px-2 text-small font-medium text-ink-mute underline-offset-4 hover:text-ink hover:underline'

/** The folders, and what can be done with the one that is open. */
export function FolderBar({ path, folders, all, folderSeq, refresh }: Props) {
  const at = folders.findIndex((one) => one.folderSeq === folderSeq)
  const folder = folders[at]
  const make = async () => {
    const made = await (await import('./ask-folder-name')).askFolderName()
    if (!made) return
    showSnackbar(`‘${made.title}’ 폴더를 만들었습니다.`)
    await refresh()
  }
  const rename = async () => {
    if (folder && (await (await import('./ask-folder-name')).askFolderName(folder))) await refresh()
  }
  const share = async () => {
    if (!folder) return
    await (await import('./open-share-sheet')).openShareSheet(folder)
    await refresh()
  }
  const move = async (step: 'earlier' | 'later') => {
    if (folder && (await trackedCall(moveScrapFolder, { folderSeq: folder.folderSeq, step }))) await refresh()
  }
  const remove = async () => {
    if (!folder) return
    const text = `담은 스크랩 ${folder.cnt}개는 스크랩북에 남습니다.${folder.linkPath ? ' 공유 주소는 더 열리지 않습니다.' : ''}`
    if ((await showConfirmDialog({ title: `‘${folder.title}’ 폴더를 지우시겠습니까?`, text, okLabel: '삭제' })) !== 'ok') return
    if (await trackedCall(removeScrapFolder, { folderSeq: folder.folderSeq })) location.assign(path)
  }
  const tabs = folders.map((one) => ({ code: String(one.folderSeq), name: `${one.title} ${one.cnt.toLocaleString('ko-KR')}` }))
  return (
    <>
      {folders.length > 0 && (
        <LinkTabs
          label="스크랩 폴더"
          tabs={[{ code: '', name: `모두 ${all.toLocaleString('ko-KR')}` }, ...tabs]}
          chosen={folderSeq === undefined ? '' : String(folderSeq)}
          hrefOf={(code) => hrefWith(path, {}, { folder: code })}
        />
      )}
      <div role="group" aria-label="폴더 관리" className="-mx-2 flex flex-wrap items-center gap-x-2">
        {folder && (
          <>
            <button type="button" onClick={() => void share()} className={quiet}>
              {folder.linkPath ? '공유 중' : '가족과 공유'}
            </button>
            <a href={`/zin/consulting/form?folder=${folder.folderSeq}`} className={quiet}>
              이 폴더로 상담 신청
            </a>
            <button type="button" onClick={() => void rename()} className={quiet}>
              이름 바꾸기
            </button>
            {at > 0 && (
              <button type="button" onClick={() => void move('earlier')} className={quiet}>
                폴더 앞으로
              </button>
            )}
            {at < folders.length - 1 && (
              <button type="button" onClick={() => void move('later')} className={quiet}>
                폴더 뒤로
              </button>
            )}
            <button type="button" onClick={() => void remove()} className={quiet}>
              폴더 삭제
            </button>
          </>
        )}
        <button type="button" onClick={() => void make()} className={quiet}>
          새 폴더
        </button>
      </div>
    </>
  )
}
