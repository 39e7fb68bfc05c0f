import { homeToursDesk } from '@/app/office/content/home-tours/home-tours-desk'
import { HomeToursScreen } from '@/app/office/content/home-tours/home-tours-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(homeToursDesk)
export default deskPage(homeToursDesk, HomeToursScreen)
