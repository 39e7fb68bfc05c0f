import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/pages'
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
import { publishMany } from './publish-many'
import { readRevision } from './read-revision'
import { recoverPages } from './recover-pages'
import { renamePage } from './rename-page'
import { restoreRevision } from './restore-revision'
import { saveOps } from './save-ops'
import { savePage } from './save-page'
import { trashPages } from './trash-pages'
import { withdrawPages } from './withdraw-pages'
import { readPreview } from './read-preview'
import { publishDocument } from './publish-document'

const previewDeployAdm = operation(contracts.previewDeployAdm, (input, ctx) => readPreview('published', input, ctx))

const previewDeployMng = operation(contracts.previewDeployMng, (input, ctx) => readPreview('published', input, ctx))

const previewPageAdm = operation(contracts.previewPageAdm, (input, ctx) => readPreview('draft', input, ctx))

const previewPageMng = operation(contracts.previewPageMng, (input, ctx) => readPreview('draft', input, ctx))

const publishPage = operation(contracts.publishPage, async ({ id, draftNumber, leadOnYn = 'N' }, ctx) => ({
  item: await publishDocument(ctx, id, { draftNumber, isLedOn: leadOnYn === 'Y' }),
}))

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
