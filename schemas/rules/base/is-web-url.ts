export const URL_WRONG = '올바른 URL 형식이 아닙니다.'

/** V-URL-1: http or https, and three characters or more after it. */
export const isWebUrl = (url: string): boolean => /^https?:\/\/\S{3,}$/i.test(url)
