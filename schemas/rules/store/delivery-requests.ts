/** What the order form offers to write: it says nothing of a person, so that lists may show it. */
export const DELIVERY_REQUESTS = [
  '문 앞에 놓아 주세요.',
  '경비실에 맡겨 주세요.',
  '배송 전에 연락해 주세요.',
  '부재 시 연락해 주세요.',
] as const
