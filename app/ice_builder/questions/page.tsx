import { questionsDesk } from '@/app/office/store/questions/questions-desk'
import { QuestionsScreen } from '@/app/office/store/questions/questions-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(questionsDesk)
export default listPage(questionsDesk, QuestionsScreen)
