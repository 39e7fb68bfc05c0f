import { service } from '@/services/kit/service'
import { editQuestion } from './edit-question'
import { listMyQuestions } from './list-my-questions'
import { listQuestions } from './list-questions'
import { removeQuestion } from './remove-question'
import { saveQuestion } from './save-question'

export const goodsQuestions = service('goods-questions', [listQuestions, listMyQuestions, saveQuestion, editQuestion, removeQuestion])
