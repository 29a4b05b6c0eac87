let news = ''

/** Sets a message that the next page shows. */
export function setFlashMessage(text: string) {
  news = text
}

/** Returns the message and removes it; empty if there is none. */
export function takeFlashMessage(): string {
  const left = news
  news = ''
  return left
}
