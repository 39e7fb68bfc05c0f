import { service } from '@/services/kit/service'
import { endScrapFolderLink } from './end-scrap-folder-link'
import { listScrapFolders } from './list-scrap-folders'
import { moveScrap } from './move-scrap'
import { moveScrapFolder } from './move-scrap-folder'
import { noteScrap } from './note-scrap'
import { placeScraps } from './place-scraps'
import { readSharedFolder } from './read-shared-folder'
import { removeScrapFolder } from './remove-scrap-folder'
import { saveScrapFolder } from './save-scrap-folder'
import { shareScrapFolder } from './share-scrap-folder'

export const scrapFolders = service('scrap-folders', [
  listScrapFolders,
  saveScrapFolder,
  removeScrapFolder,
  moveScrapFolder,
  placeScraps,
  moveScrap,
  noteScrap,
  shareScrapFolder,
  endScrapFolderLink,
  readSharedFolder,
])
