import { follow } from '@/lib/ui/control-navigation'
import { showSnackbar } from '@/lib/ui/show-snackbar'

/** Says that a record is in the scrapbook, and leads there, or that it is out again: a double tap has put it in and taken it out. */
export function sayScrapped(isOn: boolean): void {
  if (!isOn) return showSnackbar('스크랩을 취소했습니다.')
  showSnackbar('스크랩했습니다.', { label: '스크랩북 보기', run: () => follow('/mypage/scrap') })
}
