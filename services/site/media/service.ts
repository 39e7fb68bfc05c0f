import { service } from '@/services/kit/service'
import { browseMedia } from './browse-media'
import { createMediaFolder } from './create-media-folder'
import { cropMedia } from './crop-media'
import { deleteMediaFolder } from './delete-media-folder'
import { listMedia } from './list-media'
import { moveMedia } from './move-media'
import { purgeMedia } from './purge-media'
import { readMedia } from './read-media'
import { recoverMedia } from './recover-media'
import { renameMediaFolder } from './rename-media-folder'
import { replaceDocument } from './replace-document'
import { replaceFilm } from './replace-film'
import { replaceMedia } from './replace-media'
import { restoreMediaVersion } from './restore-media-version'
import { saveCaptions } from './save-captions'
import { saveMedia } from './save-media'
import { trashMedia } from './trash-media'
import { uploadDocument } from './upload-document'
import { uploadFilm } from './upload-film'
import { uploadMedia } from './upload-media'

export const media = service('media', [
  listMedia,
  browseMedia,
  readMedia,
  uploadMedia,
  uploadFilm,
  uploadDocument,
  saveMedia,
  cropMedia,
  replaceMedia,
  replaceFilm,
  replaceDocument,
  restoreMediaVersion,
  saveCaptions,
  moveMedia,
  trashMedia,
  recoverMedia,
  purgeMedia,
  createMediaFolder,
  renameMediaFolder,
  deleteMediaFolder,
])
