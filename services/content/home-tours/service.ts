import { listMyTours } from './list-my-tours'
import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/content/is-my-home'
import * as homeToursContracts from '@/schemas/api/content/home-tours'
import { browseHomeTours } from './browse-home-tours'
import { decideHomeTours } from './decide-home-tours'
import { existsWriting } from './exists-writing'
import { hideHomeTour } from './hide-home-tour'
import { readMyHome } from './read-my-home'
import { removeMyHome } from './remove-my-home'
import { removeTempWriting } from './remove-temp-writing'
import { saveMyHome } from './save-my-home'
import { showHomeTour } from './show-home-tour'
import { unpublishMyHome } from './unpublish-my-home'
import { ownTour } from './own-tour'
import { storePhoto } from './store-photo'

const isMyHome = operation(contracts.isMyHome, async ({ seq }, ctx) => {
  const own = await ownTour(ctx, seq)
  return { item: { mineYn: own ? ('Y' as const) : ('N' as const) } }
})

const saveMyHomePhoto = operation(homeToursContracts.saveMyHomePhoto, async ({ file }, ctx) => ({ item: await storePhoto(ctx, file) }))

export const homeTours = service('home-tours', [
  existsWriting,
  removeTempWriting,
  removeMyHome,
  readMyHome,
  listMyTours,
  saveMyHome,
  saveMyHomePhoto,
  unpublishMyHome,
  isMyHome,
  browseHomeTours,
  hideHomeTour,
  showHomeTour,
  decideHomeTours,
])
