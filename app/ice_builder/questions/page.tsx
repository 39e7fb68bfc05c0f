import { questionsDesk } from '@/app/office/store/questions/questions-desk'
import { QuestionsScreen } from '@/app/office/store/questions/questions-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(questionsDesk)
export default listPage(questionsDesk, QuestionsScreen)
