import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { COMPARE_FULL } from '@/schemas/rules/catalog/compare-list'
import { openCompare } from './open-compare'

/** What is asked and said about the compare list: loaded with the first press, which shows in the list before. */
export const compareWords = {
  /** Before a list of another category is emptied (S-CMP-1). */
  mayStartAnew: async (): Promise<boolean> => {
    const answer = await showConfirmDialog({
      title: '새로 비교하시겠습니까?',
      text: '다른 카테고리 제품을 담으면 기존 비교 목록이 비워집니다. 계속하시겠습니까?',
      okLabel: '담기',
    })
    return answer === 'ok'
  },
  sayAdded: (isFull: boolean) => showSnackbar(isFull ? COMPARE_FULL : '비교함에 담았습니다.', { label: '비교하기', run: openCompare }),
  sayRemoved: () => showSnackbar('비교함에서 뺐습니다.'),
}
