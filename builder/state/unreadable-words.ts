import { CallFailure } from '@/schemas/api/base/failure'
import { checkBlock } from '@/schemas/page/check-block'
import type { Block } from '@/schemas/page/document'
import type { UnreadableReason } from '@/schemas/page/read-page'

/** Why a stored block is not rendered: state, reason, next step. The stored block stays unchanged in every case. */
export function unreadableWords(reason: UnreadableReason, block: unknown): string {
  const type = String((block as Partial<Block> | undefined)?.type ?? '')
  switch (reason) {
    case 'unknown-type':
      return `이 버전에 없는 블록(${type})입니다. 저장된 내용은 그대로 두었습니다. 쓰지 않는다면 지워 주세요.`
    case 'future-version':
      return `더 새로운 버전에서 만든 블록이라 그릴 수 없습니다. 저장된 내용은 그대로 두었습니다.`
    case 'no-migration':
    case 'migration-failed':
      return `예전 버전의 내용을 지금 버전으로 옮기지 못했습니다. 저장된 내용은 그대로 두었습니다. 새로 넣거나 담당자에게 알려 주세요.`
    case 'invalid-props': {
      const [first] = checkBlock(block, false).problems
      return `입력한 내용이 맞지 않아 그릴 수 없습니다. ${first ? first.message : '값을 확인해 주세요.'} 속성에서 고쳐 주세요.`
    }
    case 'not-a-block':
      return `블록으로 읽을 수 없는 내용입니다. 저장된 내용은 그대로 두었습니다. 쓰지 않는다면 지워 주세요.`
  }
}

/** Why a valid block could not be rendered. */
export function faultWords(error: unknown): string {
  if (error instanceof CallFailure) return `${error.message} 방문자에게는 이 자리에 다시 불러오기가 보입니다.`
  const isLate = error instanceof Error && /took longer than/.test(error.message)
  return isLate
    ? '내용을 불러오는 데 3초를 넘겨 그만두었습니다. 다시 불러오거나 내용을 고쳐 주세요.'
    : '그리는 중에 문제가 생겼습니다. 내용을 고치면 다시 그립니다. 다른 블록에는 영향이 없습니다.'
}
