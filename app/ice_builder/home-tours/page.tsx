import { homeToursDesk } from '@/app/office/content/home-tours/home-tours-desk'
import { HomeToursScreen } from '@/app/office/content/home-tours/home-tours-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(homeToursDesk)
export default listPage(homeToursDesk, HomeToursScreen)
