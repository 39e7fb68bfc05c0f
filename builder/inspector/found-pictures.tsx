import { ActButton } from '../ui/act-button'
import { MEDIA_KINDS, type MediaKind } from './media-kinds'
import { Pictures, type Picture } from './pictures'
import type { Found } from './use-found-pictures'

interface FoundPicturesProps {
  kind: MediaKind
  found: Found
  current: string
  onPick: (picture: Picture) => void
}

/** What was found, in every state: loading, failed, nothing, and pictures to choose from. */
export function FoundPictures({ kind, found, current, onPick }: FoundPicturesProps) {
  const { noun } = MEDIA_KINDS[kind]
  const { data, error, isLoading, again, more } = found
  return (
    <div className="min-h-0 flex-1 overflow-y-auto border-t border-studio-line p-4" aria-busy={isLoading}>
      {error && !data ? (
        <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
          <p>{noun}을 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요.</p>
          <ActButton onClick={again}>다시 시도</ActButton>
        </div>
      ) : !data || data.items.length === 0 ? (
        <p role="status" className="py-12 text-center text-studio-text-mute">
          {data ? nothingWords(kind, found) : `${noun}을 불러오는 중입니다.`}
        </p>
      ) : (
        <>
          <p role="status" className="sr-only">
            {noun} {data.totalCount}
            {kind === 'film' ? '개' : '장'}
          </p>
          <Pictures pictures={data.items} current={current} onPick={onPick} label={noun} />
          {data.items.length < data.totalCount && (
            <div className="grid justify-items-center pt-4">
              <ActButton onClick={more}>더 보기</ActButton>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function nothingWords(kind: MediaKind, { search, folderId, color }: Found): string {
  const { noun, first } = MEDIA_KINDS[kind]
  if (search) return `‘${search}’에 맞는 ${noun}이 없습니다. 다른 말로 찾거나 새로 올려 주세요.`
  return folderId || color ? `조건에 맞는 ${noun}이 없습니다. 폴더나 색을 바꾸거나 새로 올려 주세요.` : first
}
