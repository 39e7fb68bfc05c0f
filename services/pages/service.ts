import { service } from '@/services/kit/service'
import { getContent } from './get-content'
import { getPage } from './get-page'
import { getSite } from './get-site'
import { listPages } from './list-pages'
import { listPublished } from './list-published'
import { openPreview } from './open-preview'
import { previewDeployAdm } from './preview-deploy-adm'
import { previewDeployMng } from './preview-deploy-mng'
import { previewPageAdm } from './preview-page-adm'
import { previewPageMng } from './preview-page-mng'
import { publishPage } from './publish-page'
import { savePage } from './save-page'

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
])
