import { questionsDesk } from '@/app/office/store/questions/questions-desk'
import { QuestionsScreen } from '@/app/office/store/questions/questions-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(questionsDesk)
export default deskPage(questionsDesk, QuestionsScreen)
