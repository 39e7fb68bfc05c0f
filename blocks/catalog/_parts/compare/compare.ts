import { showConfirmDialog } from '@/lib/ui/dialogs'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { addProduct, COMPARE_FULL, wouldStartAnew, type ComparedProduct } from '@/schemas/rules/catalog/compare-list'
import { compared } from './use-compare-list'

/** The data of a product that a button needs. */
export interface Comparable extends ComparedProduct {
  /** First-level category; only products of the same one are compared. */
  category: string
  categoryName: string
}

/** Adds a product; asks before a list of another category is emptied, and says when the list is full (V-CMP-1, S-CMP-1). */
export async function compare({ category, categoryName, id, name, image }: Comparable): Promise<void> {
  const of = { category, categoryName }
  if (wouldStartAnew(compared.snapshot(), of)) {
    const answer = await showConfirmDialog({
      title: '새로 비교하시겠습니까?',
      text: '다른 카테고리 제품을 담으면 기존 비교 목록이 비워집니다. 계속하시겠습니까?',
      okLabel: '담기',
    })
    if (answer !== 'ok') return
  }
  const { list, isFull } = addProduct(compared.snapshot(), of, { id, name, image })
  if (!isFull) compared.set(list)
  showSnackbar(isFull ? COMPARE_FULL : '비교함에 담았습니다.', { label: '비교하기', run: openCompare })
}

/** Shows the products of the list side by side; the layer is loaded on demand. */
export function openCompare(): void {
  void import('./open-layer').then(({ openLayer }) => openLayer())
}
