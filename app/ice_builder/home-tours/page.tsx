import { homeToursDesk } from '@/app/office/content/home-tours/home-tours-desk'
import { HomeToursScreen } from '@/app/office/content/home-tours/home-tours-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(homeToursDesk)
export default listPage(homeToursDesk, HomeToursScreen)
