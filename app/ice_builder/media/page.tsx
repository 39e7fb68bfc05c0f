import { mediaInput, readMediaView } from '@/app/office/site/media/media-list-view'
import { MediaScreen } from '@/app/office/site/media/media-screen'
import { browseMedia } from '@/schemas/api/site/media-library'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

const LIST = { id: 'media', title: '미디어', contract: browseMedia, read: readMediaView, inputOf: mediaInput }
export const generateMetadata = staffMetadata(LIST)
export default listPage(LIST, MediaScreen)
