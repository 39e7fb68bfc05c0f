'use client'
import type { browseQuestions } from '@/schemas/api/store/question-desk'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { questionsDesk } from './questions-desk'

export const QuestionsScreen = (props: ListScreenProps<typeof browseQuestions>) => <DeskScreen desk={questionsDesk} {...props} />
