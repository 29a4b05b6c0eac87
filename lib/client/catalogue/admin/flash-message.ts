let news = ''

/** Leaves word of what was done for the page that comes next. */
export function setFlashMessage(text: string) {
  news = text
}

/** What was left, once. */
export function takeFlashMessage(): string {
  const left = news
  news = ''
  return left
}
