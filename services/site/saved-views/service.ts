import { service } from '@/services/kit/service'
import { deleteView } from './delete-view'
import { listSavedViews } from './list-saved-views'
import { storeView } from './store-view'

export const savedViews = service('saved-views', [listSavedViews, storeView, deleteView])
