import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { RichText } from './view'

export const richText = defineBlock({
  type: 'rich-text',
  version: 1,
  title: '글',
  group: 'text',
  props,
  view: RichText,
  example: {
    html: '<h2>마루를 고르기 전에</h2><p>바닥 난방을 쓰는 집이라면 <strong>두께와 함수율</strong>을 먼저 살펴봅니다. 원목결 마루는 두께 7.5mm로, 열이 고르게 오릅니다.</p><ul><li>반려동물이 있다면 표면이 단단한 강마루</li><li>맨발의 촉감이 중요하다면 원목마루</li></ul><table><caption>원목결 마루 규격</caption><tbody><tr><th scope="row">크기</th><td>165 × 1,200mm</td></tr><tr><th scope="row">두께</th><td>7.5mm</td></tr></tbody></table><p><a href="/cs/faq">자주 묻는 질문</a></p>',
    width: 'text',
  },
})
