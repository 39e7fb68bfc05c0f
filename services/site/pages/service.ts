import { service } from '@/services/kit/service'
import { browsePages } from './browse-pages'
import { createPage } from './create-page'
import { enterPreview } from './enter-preview'
import { getContent } from './get-content'
import { getPage } from './get-page'
import { getSite } from './get-site'
import { listDocumentUsages } from './list-document-usages'
import { listPages } from './list-pages'
import { listPieces } from './list-pieces'
import { listPublished } from './list-published'
import { listRevisions } from './list-revisions'
import { listRoutes } from './list-routes'
import { listUsages } from './list-usages'
import { makePreviewLink } from './make-preview-link'
import { openDraft } from './open-draft'
import { openPreview } from './open-preview'
import { previewDeployAdm } from './preview-deploy-adm'
import { previewDeployMng } from './preview-deploy-mng'
import { previewPageAdm } from './preview-page-adm'
import { previewPageMng } from './preview-page-mng'
import { publishMany } from './publish-many'
import { publishPage } from './publish-page'
import { readRevision } from './read-revision'
import { recoverPages } from './recover-pages'
import { renamePage } from './rename-page'
import { restoreRevision } from './restore-revision'
import { saveOps } from './save-ops'
import { savePage } from './save-page'
import { trashPages } from './trash-pages'
import { withdrawPages } from './withdraw-pages'

export const pages = service('pages', [
  getPage,
  listPublished,
  getContent,
  getSite,
  listPages,
  savePage,
  publishPage,
  previewDeployAdm,
  previewDeployMng,
  previewPageAdm,
  previewPageMng,
  openPreview,
  enterPreview,
  makePreviewLink,
  browsePages,
  openDraft,
  saveOps,
  createPage,
  renamePage,
  publishMany,
  withdrawPages,
  trashPages,
  recoverPages,
  listRevisions,
  readRevision,
  restoreRevision,
  listUsages,
  listDocumentUsages,
  listRoutes,
  listPieces,
])
