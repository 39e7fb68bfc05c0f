'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { questionsDesk } from './questions-desk'

export const QuestionsScreen = screenOf(questionsDesk)
