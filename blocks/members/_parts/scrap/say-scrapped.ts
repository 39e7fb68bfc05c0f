import { follow } from '@/lib/ui/control-navigation'
import { showSnackbar } from '@/lib/ui/show-snackbar'

/** Says that a record is in the scrapbook, and leads there. */
export const sayScrapped = (): void => showSnackbar('스크랩했습니다.', { label: '스크랩북 보기', run: () => follow('/mypage/scrap') })
