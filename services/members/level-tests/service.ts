import { service } from '@/services/kit/service'
import { drawLevelCard } from './draw-level-card'
import { listLevelQuestions } from './list-level-questions'
import { listLevels } from './list-levels'
import { readLevelResult } from './read-level-result'
import { saveLevelTest } from './save-level-test'

export const levelTests = service('level-tests', [listLevelQuestions, listLevels, drawLevelCard, saveLevelTest, readLevelResult])
