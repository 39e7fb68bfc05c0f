import { service } from '@/services/kit/service'
import { addScrap } from './add-scrap'
import { countScraps } from './count-scraps'
import { listScrapMarks } from './list-scrap-marks'
import { listScraps } from './list-scraps'
import { readScrap } from './read-scrap'
import { removeScrap } from './remove-scrap'
import { removeScraps } from './remove-scraps'
import { restoreScraps } from './restore-scraps'

export const scraps = service('scraps', [
  readScrap,
  addScrap,
  removeScrap,
  listScrapMarks,
  removeScraps,
  restoreScraps,
  countScraps,
  listScraps,
])
