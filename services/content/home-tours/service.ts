import { service } from '@/services/kit/service'
import { browseHomeTours } from './browse-home-tours'
import { existsWriting } from './exists-writing'
import { hideHomeTour } from './hide-home-tour'
import { isMyHome } from './is-my-home'
import { readMyHome } from './read-my-home'
import { removeMyHome } from './remove-my-home'
import { removeTempWriting } from './remove-temp-writing'
import { saveMyHome } from './save-my-home'
import { saveMyHomePhoto } from './save-my-home-photo'
import { showHomeTour } from './show-home-tour'
import { unpublishMyHome } from './unpublish-my-home'

export const homeTours = service('home-tours', [
  existsWriting,
  removeTempWriting,
  removeMyHome,
  readMyHome,
  saveMyHome,
  saveMyHomePhoto,
  unpublishMyHome,
  isMyHome,
  browseHomeTours,
  hideHomeTour,
  showHomeTour,
])
