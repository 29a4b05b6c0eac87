/** The page that starts linking Google. A Google sign-in that returns to this page links the account. */
export const LINK_GOOGLE_PAGE = '/link-google'
