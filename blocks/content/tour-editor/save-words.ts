import type { SaveState } from '@/renderer/editing/saver'
import { SIGNED_OUT, WORDS_ARE_KEPT } from '@/schemas/words/signed-out'

/** How the text is kept, in words. */
export function saveWords(state: SaveState, savedAt: number, message: string): string {
  switch (state) {
    case 'saved':
      return savedAt === 0 ? '' : `${timeOf(savedAt)}에 저장했습니다.`
    case 'dirty':
    case 'saving':
      return '저장하고 있습니다.'
    case 'offline':
      return `연결이 끊겼습니다. ${WORDS_ARE_KEPT}`
    case 'failed':
      return '저장하지 못했습니다. 곧 다시 저장합니다.'
    case 'signed-out':
      return `${SIGNED_OUT} ${WORDS_ARE_KEPT}`
    case 'refused':
      return message || '저장할 수 없는 곳이 있습니다.'
    case 'conflict':
      return '다른 화면에서 저장한 글이 있습니다.'
  }
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('ko-KR', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Seoul' })
